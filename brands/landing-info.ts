/** Heroes and blocks used only by pages of the kind `info`: the download centre and the company page. */
import type { Base, Icon, Note } from "./landing-parts";

/** System requirements of the app, as names and values. `{ios}` and `{android}` come from lib/constants.ts. */
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

/** What a phone shows during the installation of the app. */
export type InstallPicture = "scan" | "store" | "package" | "permit" | "login" | "done";

/** Installation step by step, one track per system. */
export type Install = Base & {
  block: "install";
  variant: "tracks";
  tracks: readonly {
    name: string;
    steps: readonly (Note & { picture: InstallPicture })[];
  }[];
};

/** Troubleshooting: symptom, cause and remedy. */
export type Trouble = Base & {
  block: "trouble";
  variant: "sheet";
  cases: readonly { seen: string; why: string; todo: readonly string[] }[];
};

/** One deal on two devices, with the steps done on each. */
export type Together = Base & {
  block: "together";
  variant: "desk";
  desktop: readonly Note[];
  phone: readonly Note[];
};

export type Party = "buyer" | "platform" | "seller";

/** The steps of a trade: who acts, and who holds the money then. */
export type Escrow = Base & {
  block: "escrow";
  variant: "lanes";
  moves: readonly (Note & { who: Party; money: Party })[];
  /** What happens when buyer and seller disagree. */
  dispute: Note;
};

/** Who runs the site, with the facts of the host's company. */
export type CompanyPlate = Base & { block: "company"; variant: "plate" };

export type InfoBlock = Install | Trouble | Together | Escrow | CompanyPlate;
