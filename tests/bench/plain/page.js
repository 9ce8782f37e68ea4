// Shows the first legal moves as buttons.
const worker = new Worker(new URL("worker.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => {
  for (const move of data) {
    const button = document.createElement("button");
    button.textContent = move;
    document.body.append(button);
  }
};
