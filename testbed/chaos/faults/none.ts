import { type Fault, UNNOTICED } from "../fault";

/** What the others are compared with. */
export const none: Fault = {
  name: "none",
  does: "nothing",
  seconds: 15,
  bound: UNNOTICED,
  alerts: [],
  begin: async () => async () => {},
};
