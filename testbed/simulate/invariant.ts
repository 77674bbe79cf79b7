import type { World } from "./world";

/** A promise that holds between any two steps of the marketplace, also after failures. */
export interface Invariant {
  name: string;
  /** It can only break when one of them is written to. */
  tables: readonly string[];
  /** @returns a line for each violation */
  find(world: World): Promise<string[]>;
}
