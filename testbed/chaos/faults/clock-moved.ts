import { type Fault, REFUSED } from "../fault";

/** Longer than an order waits for its payment; providers refuse requests that are signed at such a time. */
const MINUTES = 30;

const clockMoved = (name: string, minutes: number): Fault => ({
  name,
  does: `the clock of all programs is ${MINUTES} minutes ${minutes > 0 ? "ahead" : "behind"}, then right again`,
  seconds: 15,
  bound: REFUSED,
  alerts: ["MarketplaceCallsFail"],
  async begin({ clock }) {
    clock.move(minutes);
    return async () => clock.move(0);
  },
});

export const clockForward = clockMoved("clock-forward", MINUTES);
export const clockBack = clockMoved("clock-back", -MINUTES);
