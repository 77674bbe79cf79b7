import type { Claim } from "./claim";
import { ACCOUNTS } from "./claims/account";
import { AFTER_SALES } from "./claims/after-sale";
import { BOOSTS } from "./claims/boost";
import { DELIVERIES } from "./claims/delivery";
import { DEPOSITS } from "./claims/deposit";
import { ESCROW } from "./claims/escrow";
import { GROUP } from "./claims/group";
import { LISTINGS } from "./claims/listing";
import { REFUNDS } from "./claims/refund";

/** Every promise of pages and messages. A sentence that promises something else has no test that keeps it. */
export const CLAIMS: readonly Claim[] = [
  ...[...ESCROW, ...DEPOSITS, ...DELIVERIES, ...AFTER_SALES, ...REFUNDS],
  ...[...GROUP, ...BOOSTS, ...ACCOUNTS, ...LISTINGS],
];
