import type { Mutant } from "../mutant";
import { FULFILMENT } from "./fulfilment";
import { LIMITS } from "./limits";
import { MONEY } from "./money";
import { NGINX } from "./nginx";
import { ORDERS } from "./orders";
import { OWNERS } from "./owners";
import { PERSONS_RULES } from "./persons";
import { PROMISES } from "./promises";
import { SESSIONS } from "./sessions";
import { SETTLEMENT } from "./settlement";
import { STOREFRONT } from "./storefront";
import { UPLOADS } from "./uploads";

export const MUTANTS: readonly Mutant[] = [
  ...OWNERS,
  ...ORDERS,
  ...FULFILMENT,
  ...SETTLEMENT,
  ...LIMITS,
  ...MONEY,
  ...NGINX,
  ...PERSONS_RULES,
  ...PROMISES,
  ...SESSIONS,
  ...STOREFRONT,
  ...UPLOADS,
];
