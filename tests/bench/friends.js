// Notes in a page when a move was confirmed, when another's card was drawn, and how long a bare data channel takes.
// All pages of one browser share a clock.

const frame = () => new Promise(requestAnimationFrame);
const now = () => performance.timeOrigin + performance.now();

/** @type {RTCPeerConnection} */
let peer;

const open = async () => {
  peer = new RTCPeerConnection({ iceServers: [] });
  return new Promise((resolve) => (peer.ondatachannel = ({ channel }) => resolve(channel)));
};

/** The description once all of its addresses are in it. */
const complete = async () => {
  while (peer.iceGatheringState !== "complete")
    await new Promise((resolve) => (peer.onicegatheringstatechange = resolve));
  return JSON.stringify(peer.localDescription);
};

globalThis.friends = {
  pressed: 0,
  seen: Promise.resolve(0),

  /** From now on until the other has laid a card: `seen` is when the frame with it was drawn. */
  await() {
    this.seen = new Promise((resolve) => {
      const watch = new MutationObserver(async () => {
        if (!document.querySelector(".others .seat.ready")) return;
        watch.disconnect();
        resolve(performance.timeOrigin + (await frame()));
      });
      watch.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
  },

  async frames() {
    const times = [];
    for (let count = 0; count < 60; count++) times.push(await frame());
    return times.slice(1).map((time, at) => time - times[at]);
  },

  async offer() {
    open();
    this.channel = peer.createDataChannel("bare");
    await peer.setLocalDescription();
    return complete();
  },

  async answer(offer) {
    open().then((channel) => (channel.onmessage = ({ data }) => channel.send(data)));
    await peer.setRemoteDescription(JSON.parse(offer));
    await peer.setLocalDescription();
    return complete();
  },

  async trips(answer, count) {
    const { channel } = this;
    await peer.setRemoteDescription(JSON.parse(answer));
    if (channel.readyState !== "open") await new Promise((resolve) => (channel.onopen = resolve));
    const times = [];
    for (let made = 0; made < count; made++) {
      const back = new Promise((resolve) => (channel.onmessage = resolve));
      const start = now();
      channel.send("a card");
      await back;
      times.push(now() - start);
    }
    return times;
  },
};

addEventListener(
  "click",
  ({ target }) => {
    if (target.closest?.(".confirm")) globalThis.friends.pressed = now();
  },
  true,
);
