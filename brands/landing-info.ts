/** What only the pages of the kind `info` are drawn with: the download centre and the company page. */
import type { Base } from "./landing-blocks";
import type { Icon, Note } from "./landing-design";

/** What a system needs for the app, as names and values. `{ios}`, `{android}`: lib/constants.ts. */
export type SystemFacts = readonly (readonly [string, string])[];

export type InfoHero =
  | { variant: "centre"; scan: string; ios: SystemFacts; android: SystemFacts; desktop: string }
  | {
      variant: "table";
      /** The buyer's side, the middle and the seller's side of the table. */
      sides: readonly [Note, Note, Note];
      /** The money, and the goods. */
      icons: readonly [Icon, Icon];
    };

/** What a phone shows while the app comes onto it. */
export type InstallPicture = "scan" | "store" | "package" | "permit" | "login" | "done";

/** Installing step by step, a track for each system. */
export type Install = Base & {
  block: "install";
  variant: "tracks";
  tracks: readonly {
    name: string;
    steps: readonly (Note & { picture: InstallPicture })[];
  }[];
};

/** What is seen when it does not work, why, and what to do. */
export type Trouble = Base & {
  block: "trouble";
  variant: "sheet";
  cases: readonly { seen: string; why: string; todo: readonly string[] }[];
};

/** One deal on two devices, and what is done on which. */
export type Together = Base & {
  block: "together";
  variant: "desk";
  desktop: readonly Note[];
  phone: readonly Note[];
};

export type Party = "buyer" | "platform" | "seller";

/** Who moves when in a trade, and in whose hands the money is then. */
export type Escrow = Base & {
  block: "escrow";
  variant: "lanes";
  moves: readonly (Note & { who: Party; money: Party })[];
  /** What happens when the two disagree. */
  dispute: Note;
};

/** Who runs the site: the facts are those of the host's company. */
export type CompanyPlate = Base & { block: "company"; variant: "plate" };

export type InfoBlock = Install | Trouble | Together | Escrow | CompanyPlate;
