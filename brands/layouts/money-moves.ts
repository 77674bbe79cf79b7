import type { Note } from "../landing-parts";

export type Party = "buyer" | "platform" | "seller";

/** The steps of a trade: who acts, and who holds the money then. */
export interface MoneyMoves {
  title: string;
  moves: readonly (Note & { who: Party; money: Party })[];
  /** The procedure when buyer and seller disagree. */
  dispute: Note;
}
