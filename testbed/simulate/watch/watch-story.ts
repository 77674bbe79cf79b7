import { takeWrittenTables } from "../../marketplace/seeded-tables";
import type { Action } from "../action";
import { expectInvariants } from "../expect-invariants";
import type { World } from "../world";
import { createCoverage } from "./coverage";

/** Notes after each step what became of which orders, and by whose act. */
export function watchStory(world: World) {
  const coverage = createCoverage();
  /** What happens in this step to orders that it does not name. */
  const others = new Set<string>();
  let placing: Action[] = [];
  return {
    coverage,
    noteAction(action: Action): void {
      const { actor, act, of } = action;
      const purchase = of === undefined ? undefined : world.purchases.get(of);
      if (purchase) {
        world.subjects.set(purchase.rentalNum ?? purchase.orderNum, `${actor} ${act}`);
      } else {
        placing.push(action);
        others.add(`${actor} ${act}`);
      }
    },
    noteSweep(name: string): void {
      others.add(`sweep ${name}`);
    },
    /** @throws Violation of the first invariant that does not hold */
    async afterStep(): Promise<void> {
      const written = new Set(await takeWrittenTables(world.db));
      for (const { id, actor, act } of placing) {
        const placed = world.purchases.get(id);
        if (placed) world.subjects.set(placed.orderNum, `${actor} ${act}`);
      }
      const act = [...others].sort().join("+");
      for (const change of await world.watch.takeChanges(world.db, written)) {
        coverage.count(world.subjects.get(change.after.orderNum) ?? act, change);
      }
      others.clear();
      placing = [];
      world.subjects.clear();
      await expectInvariants(world, written);
    },
  };
}
