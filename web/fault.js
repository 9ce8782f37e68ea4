// What went wrong, as a message: a key that the words turn into a sentence, and details for whoever reports it.

/** @typedef {{key: string, args?: Record<string, unknown>, details?: string}} ErrorMessage */

export class Fault extends Error {
  /**
   * @param {string} key
   * @param {string} [details]
   * @param {Record<string, unknown>} [args]
   */
  constructor(key, details, args) {
    super(key);
    this.key = key;
    this.details = details;
    this.args = args;
  }

  /**
   * A message as an error.
   * @param {ErrorMessage} message
   */
  static of({ key, details, args }) {
    return new Fault(key, details, args);
  }

  /**
   * Any error as a Fault.
   * @param {unknown} error
   * @param {string} key the key for one that is none
   */
  static from(error, key) {
    return Fault.of(Fault.message(error, key));
  }

  /**
   * Any error as a message.
   * @param {unknown} error
   * @param {string} key the key for one that is no Fault
   * @returns {ErrorMessage}
   */
  static message(error, key = "internal") {
    if (error instanceof Fault) return { key: error.key, args: error.args, details: error.details };
    return { key, details: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
