/**
 * Heroes and blocks used only by pages of the kind `play`, about people who play together. All show sample app screens.
 */
import type { Base, Icon, Note } from "./landing-parts";

/** A seat in a team; free when it has no name. */
export interface Seat {
  role: string;
  icon: Icon;
  name?: string;
  /** What teammates say about this player. */
  note?: string;
}

/** A voice card: the speaker, and a transcript. */
export interface Voice {
  name: string;
  role: string;
  words: string;
  /** Second at which the speaker begins, within the ten seconds shown. */
  from: number;
}

/** A window of the house; without `text` nobody is at home. */
export interface Lodging {
  icon: Icon;
  name: string;
  text?: string;
}

export type PlayHero =
  | {
      variant: "formation";
      room: string;
      /** Left to right; the free one in the middle carries the code. */
      seats: readonly [Seat, Seat, Seat, Seat, Seat];
    }
  | { variant: "voices"; voices: readonly [Voice, Voice, Voice] }
  | {
      variant: "house";
      /** Nine windows, from the top left. */
      rooms: readonly Lodging[];
      /** Shouted from window to window. */
      calls: readonly [string, string];
    }
  | {
      variant: "campfire";
      /** The people behind the fire, left to right, and what each would like to play. */
      says: readonly [Note, Note, Note, Note, Note];
    };

export interface Room {
  name: string;
  game: string;
  /** The role that the room is looking for. */
  wants: string;
  icon: Icon;
  /** How many of the five seats are taken. */
  taken: 1 | 2 | 3 | 4;
  terms: readonly string[];
}

/** The app's lobby, with rooms that look for players. */
export type Rooms = Base & { block: "rooms"; variant: "lobby"; rooms: readonly Room[] };

/** Who does what in a team of five. */
export type Roles = Base & {
  block: "roles";
  variant: "wheel";
  roles: readonly { name: string; icon: Icon; text: string }[];
  /** Index of the open role, from 0. */
  open: number;
};

/** A fixed team's evenings, Monday first. */
export type Week = Base & {
  block: "week";
  variant: "timetable";
  dates: readonly {
    day: 0 | 1 | 2 | 3 | 4 | 5 | 6;
    /** Hours of the evening, 18 to 24. */
    from: number;
    to: number;
    what: string;
    who: string;
    /** The full team plays. */
    all?: true;
  }[];
};

/** Notes pinned up by neighbours, with their answers. */
export type Wall = Base & {
  block: "wall";
  variant: "pins";
  notes: readonly { street: string; icon: Icon; text: string; answer: string }[];
};

/** A vote by show of hands on what to play tonight; most votes first. */
export type Ballot = Base & {
  block: "ballot";
  variant: "hands";
  options: readonly { game: string; icon: Icon; hands: readonly string[] }[];
};

export type PlayBlock = Rooms | Roles | Week | Wall | Ballot;
