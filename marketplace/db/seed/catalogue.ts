import type { ListingSeed } from "./listing";
import { MATCH_ACCOUNTS } from "./listings/accounts/matches";
import { READY_MADE_ACCOUNTS } from "./listings/accounts/ready-made";
import { TEAM_ACCOUNTS } from "./listings/accounts/teams";
import { WORLD_ACCOUNTS } from "./listings/accounts/worlds";
import { ANIME } from "./listings/anime";
import { CARD } from "./listings/card";
import { FANTASY } from "./listings/fantasy";
import { MOBA } from "./listings/moba";
import { RACING } from "./listings/racing";
import { MATCH_RENTS } from "./listings/rents/matches";
import { TEAM_RENTS } from "./listings/rents/teams";
import { WORLD_RENTS } from "./listings/rents/worlds";
import { ROYALE } from "./listings/royale";
import { SANDBOX } from "./listings/sandbox";
import { SHOOTER } from "./listings/shooter";
import { SPORTS } from "./listings/sports";
import { VOUCHERS } from "./listings/vouchers";

/** The listings around the fixed cases: game by game, then more accounts to rent and to buy. */
export const CATALOGUE: ListingSeed[] = [
  ...MOBA,
  ...ROYALE,
  ...FANTASY,
  ...SHOOTER,
  ...ANIME,
  ...SPORTS,
  ...SANDBOX,
  ...CARD,
  ...RACING,
  ...VOUCHERS,
  ...TEAM_RENTS,
  ...WORLD_RENTS,
  ...MATCH_RENTS,
  ...TEAM_ACCOUNTS,
  ...WORLD_ACCOUNTS,
  ...MATCH_ACCOUNTS,
  ...READY_MADE_ACCOUNTS,
];
