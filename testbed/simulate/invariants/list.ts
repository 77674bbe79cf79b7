import type { Invariant } from "../invariant";
import { authorised } from "./authorised";
import { coupons } from "./coupons";
import { escrow } from "./escrow";
import { ledger } from "./ledger";
import { limits } from "./limits";
import { outcomes } from "./outcomes";
import { payments } from "./payments";
import { persons } from "./persons";
import { promises } from "./promises";
import { refunds } from "./refunds";
import { returned } from "./returned";
import { secrets } from "./secrets";
import { stock } from "./stock";

/** Checked after each step. */
export const INVARIANTS: readonly Invariant[] = [
  stock,
  secrets,
  payments,
  refunds,
  ledger,
  coupons,
  limits,
  outcomes,
  returned,
  escrow,
  persons,
  promises,
  authorised,
];
