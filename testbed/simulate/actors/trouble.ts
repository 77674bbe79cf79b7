import { DAY_S, HOUR_S } from "../action";
import type { Actor } from "../actor";

const CRASHES_PER_DAY = 12;
const JUMPS_PER_DAY = 2;
/** More steps than a purchase with its payment takes. */
const MOST_STEPS = 150;
const MOST_JUMP_S = 600;

/** What happens to the marketplace's own machine: its process crashes between two steps, its clock is set. */
export const trouble: Actor = {
  name: "trouble",
  plan(random, { add }) {
    const at = () => random.int(0, DAY_S - 1);
    for (let count = CRASHES_PER_DAY; count > 0; count -= 1) {
      add({ at: at(), actor: "trouble", act: "crash", steps: random.int(1, MOST_STEPS) });
    }
    for (let count = JUMPS_PER_DAY; count > 0; count -= 1) {
      const seconds = random.int(-MOST_JUMP_S, MOST_JUMP_S);
      // Set right again, as by a time server, so that days stay days.
      const wrong = at();
      add({ at: wrong, actor: "trouble", act: "clock", seconds });
      add({ at: wrong + random.int(1, HOUR_S), actor: "trouble", act: "clock", seconds: -seconds });
    }
  },
  async perform({ marketplace, clock }, { act, steps, seconds }) {
    if (act === "clock") clock.jump(Number(seconds));
    else marketplace.process.crashAfter(Number(steps));
    return "done";
  },
};
