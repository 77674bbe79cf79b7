import { type Action, DAY_S, type Plan } from "./action";
import { ACTORS } from "./actors/list";
import { createRandom } from "./engine/random";

/**
 * Draws what everybody does. Each actor has a source of its own for each day, so that a longer run begins with the days
 * of a shorter one.
 * @returns the actions in the order of their time
 */
export function makePlan(seed: number, days: number): Action[] {
  const actions: Action[] = [];
  for (let day = 0; day < days; day += 1) {
    ACTORS.forEach((actor, index) => {
      const random = createRandom(seed, day, index);
      let nextId = (day * ACTORS.length + index) * 10_000 + 1;
      const plan: Plan = {
        add(action) {
          const id = nextId++;
          actions.push({ id, ...action, at: day * DAY_S + action.at });
          return id;
        },
      };
      actor.plan(random, plan);
    });
  }
  const endS = days * DAY_S;
  return actions.filter(({ at }) => at < endS).sort((a, b) => a.at - b.at || a.id - b.id);
}
