// The shapes that pass between Python and the page: py/games/scene.py and py/table tell what they mean.

import type { CatalogueGame } from "built/catalogue.js";

export type Game = CatalogueGame;
export type Option = Game["options"][number];
export type Tone = Game["sounds"][string][number];

export type Message = { key: string; args?: Record<string, Value> };
export type Value = number | string | { seat: number } | Message | Value[];
export type Fault = { key: string; args?: Record<string, unknown>; details?: string };

export type Face = { picture: string; value: string | Message; band: number; name: Message; sign?: string };
export type Mark = "strong" | "struck" | "gone" | "chosen";
export type Card = { face: Face | null; mark?: Mark; tag?: Message; pick?: string; why?: Message };
export type Zone = {
  id: string;
  kind: "hand" | "lay" | "pile" | "stack" | "row" | "heap" | "ring";
  seat: number | null;
  at?: [number, number];
  label: Message;
  picture?: string;
  cards: Card[];
  count: number;
  note?: Message;
};
export type Link = { source: string; target: string; label: Message; state: "quiet" | "now" | "done" };
export type Offer = { pick: string; label: Message };
export type Sheet = { title: Message; head: Value[]; rows: Value[][] };
export type Scene = {
  zones: Zone[];
  links: Link[];
  heading: Message;
  prompt: Message | null;
  caption: Message[];
  offers: Offer[];
  confirm: Message | null;
  ready: number[];
  acting: number[];
  sheet?: Sheet;
};

export type Carry = { source: string; target: string; face: Face | null };
export type Frame = { scene: Scene; line: Message | null; carries: Carry[]; step: boolean; sound?: string };
export type Seat = { name: string; kind: "person" | "bot" | "away" | "remote" | "gone" };
export type End = { places: number[]; scores: number[]; rule: string; course: number[][] };
/** Answers other than the first one of a game bring of `log` and `frames` only what is new. */
export type Table = {
  game: string;
  options: Record<string, string>;
  seats: Seat[];
  screen: number | null;
  curtain: number | null;
  seen: number;
  anew: boolean;
  log: Message[];
  frames: Frame[];
  scene: Scene;
  picks: string[];
  level: number;
  move: string | null;
  hint: Message | null;
  thinking: number[];
  /** Seats here whose move is on its way to the host. */
  sent: number[];
  end: End | null;
};

/** What a list of saves shows of one. */
export type Header = { game: string; seats: Seat[]; round: number; over: boolean };
export type Save = { id: string; header: Header };

/** Those at other screens: py/table/room.py and py/table/company.py tell what it means. */
export type Place = { name: string; kind: Seat["kind"] | "open"; owner: number | null };
export type Room = {
  game: string;
  options: Record<string, string>;
  level: number;
  places: (Place & { here: boolean; ready: boolean; waited: boolean })[];
  onlookers: number;
  number: number;
  playing: boolean;
  reactions: [number, number, string][];
};
export type Told = {
  role: "host" | "player" | "onlooker";
  standing: "apart" | "greeting" | "in" | "out";
  why: string | null;
  member: number | null;
  refusal: Message | null;
  proof: { over: boolean; code: string; fault: Message | null } | null;
  /** At the host's: the link of each guest who is there. */
  links: Record<string, string>;
  /** After so long (ms) a bot plays for a guest who is away. */
  grace: number;
  /** Empty while it is not known. */
  room: Partial<Room>;
};
/** What the page adds: how others find us, what is in the way, and how well each link reaches. */
export type Company = Told & {
  invitations: { play: string; watch: string } | null;
  /** As a guest by hand: what goes back to the host. */
  answer: string | null;
  trouble: Fault | null;
  linked: boolean;
  /** When (ms) the last link was lost. */
  lost: number;
  reach: Record<string, { up: boolean; ms: number | null } | null>;
};
