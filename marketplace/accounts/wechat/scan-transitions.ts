import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gt, inArray } from "drizzle-orm";
import { wechatScans } from "../../database/schema";
import type { Deps } from "../../deps";
import { plainHash } from "../keyed-hash";
import { scanCode } from "./scan-code";

/** The login request that the phone shows for confirmation: site, address and time. */
export interface ScanState {
  site: string;
  address: string;
  createdAt: Date;
}

type Status = (typeof wechatScans.$inferSelect)["status"];
type Store = Pick<Deps, "db" | "clock" | "config">;

/** waiting or already scanned → scanned. @throws ApiError `scanStale` */
export const markScanned = (deps: Store, k: string): Promise<ScanState> =>
  transition(deps, k, ["waiting", "scanned"], { status: "scanned" });

/** scanned → authorized, by a WeChat identity. @throws ApiError `scanStale` */
export const markAuthorised = (
  deps: Store,
  k: string,
  { unionId }: { unionId: string },
): Promise<ScanState> =>
  transition(deps, k, ["scanned"], {
    status: "authorised",
    unionId,
    codeHash: plainHash(scanCode(deps.config, k)),
  });

/** waiting or scanned → canceled. @throws ApiError `scanStale` */
export const markCancelled = (deps: Store, k: string): Promise<ScanState> =>
  transition(deps, k, ["waiting", "scanned"], { status: "cancelled" });

async function transition(
  { db, clock }: Store,
  k: string,
  from: Status[],
  to: Partial<typeof wechatScans.$inferInsert>,
): Promise<ScanState> {
  const [row] = await db
    .update(wechatScans)
    .set(to)
    .where(
      and(
        eq(wechatScans.kHash, plainHash(k)),
        inArray(wechatScans.status, from),
        gt(wechatScans.expiresAt, clock.now()),
      ),
    )
    .returning({
      site: wechatScans.site,
      address: wechatScans.address,
      createdAt: wechatScans.createdAt,
    });
  if (!row) throw new ApiError("scanStale");
  return row;
}
