import { deleteBelow } from "../database/delete-below";
import {
  pendingBinds,
  phoneApprovals,
  phoneTickets,
  smsCodes,
  tokens,
  wechatScans,
} from "../database/schema";
import type { Deps } from "../deps";

/** Retention of expired records, for the investigation of complaints. */
const RETENTION_MS = 24 * 60 * 60 * 1000;

const TABLES = [smsCodes, tokens, wechatScans, pendingBinds, phoneApprovals, phoneTickets];

/** Deletes codes, tokens, scans, identities, phone approvals and tickets that expired more than a day ago. */
export async function deleteOldLogins({ db, clock }: Pick<Deps, "db" | "clock">): Promise<void> {
  const before = new Date(clock.now().getTime() - RETENTION_MS);
  for (const table of TABLES) {
    await deleteBelow(db, table.expiresAt, before);
  }
}
