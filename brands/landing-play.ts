/** What only the pages of the kind `play` are drawn with: people who play together. All of it shows examples of the app's screens. */
import type { Base } from "./landing-blocks";
import type { Icon, Note } from "./landing-design";

/** A place in a team. Without a name it is free. */
export interface Seat {
  role: string;
  icon: Icon;
  name?: string;
  /** What those say who played with them. */
  note?: string;
}

/** A voice card: who speaks, and what is heard in it. */
export interface Voice {
  name: string;
  role: string;
  words: string;
  /** Seconds into the ten at which they begin to speak. */
  from: number;
}

/** A window of the house. Without words nobody is at home. */
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
      /** Called from window to window. */
      calls: readonly [string, string];
    }
  | {
      variant: "campfire";
      /** Who sits behind the fire, from left to right, and what each would like to play. */
      says: readonly [Note, Note, Note, Note, Note];
    };

export interface Room {
  name: string;
  game: string;
  /** The role that is looked for. */
  wants: string;
  icon: Icon;
  /** How many of the five seats are taken. */
  taken: 1 | 2 | 3 | 4;
  terms: readonly string[];
}

/** The app's lobby with rooms that look for somebody. */
export type Rooms = Base & { block: "rooms"; variant: "lobby"; rooms: readonly Room[] };

/** Who does what in a team of five. */
export type Roles = Base & {
  block: "roles";
  variant: "wheel";
  roles: readonly { name: string; icon: Icon; text: string }[];
  /** Which of them is looked for, from 0. */
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
    /** The whole team is on. */
    all?: true;
  }[];
};

/** Notes pinned up by neighbours, and who answered. */
export type Wall = Base & {
  block: "wall";
  variant: "pins";
  notes: readonly { street: string; icon: Icon; text: string; answer: string }[];
};

/** A vote on what to play tonight, by show of hands; the most first. */
export type Ballot = Base & {
  block: "ballot";
  variant: "hands";
  options: readonly { game: string; icon: Icon; hands: readonly string[] }[];
};

export type PlayBlock = Rooms | Roles | Week | Wall | Ballot;
