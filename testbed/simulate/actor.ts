import type { Action, Plan } from "./action";
import type { Random } from "./engine/random";
import type { World } from "./world";

/** Somebody who takes part in the marketplace. */
export interface Actor {
  name: string;
  /** Draws what it does on a day; pure. */
  plan(random: Random, plan: Plan): void;
  /**
   * Does it. Called once more after a crash of the marketplace, as someone without an answer tries again.
   * @returns what came of it, for the story
   * @throws Violation when the marketplace answers what it must not
   */
  perform(world: World, action: Action): Promise<string>;
}
