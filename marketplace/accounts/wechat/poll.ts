import { ApiError } from "@storefront/contract/api-error";
import { and, eq, gt } from "drizzle-orm";
import { wechatScans } from "../../database/schema";
import type { Deps } from "../../deps";
import { plainHash } from "../keyed-hash";
import { scanCode } from "./scan-code";

/**
 * Returns the progress of a QR code (product §4 Login): `scan` 1 once scanned, `code` and `state` once authorized.
 * @param browser the polling browser's secret; keys of other browsers count as unknown
 * @throws ApiError `scanStale` when the key is unknown, expired, canceled or used
 */
export async function pollScan(
  { db, clock, config }: Deps,
  { k, browser }: { k: string; browser: string },
): Promise<{ scan: 0 | 1; code: string; state: string }> {
  const [row] = await db
    .select({ status: wechatScans.status, state: wechatScans.state })
    .from(wechatScans)
    .where(
      and(
        eq(wechatScans.kHash, plainHash(k)),
        eq(wechatScans.browserHash, plainHash(browser)),
        gt(wechatScans.expiresAt, clock.now()),
      ),
    );
  switch (row?.status) {
    case "waiting":
      return { scan: 0, code: "", state: "" };
    case "scanned":
      return { scan: 1, code: "", state: "" };
    case "authorised":
      return { scan: 1, code: scanCode(config, k), state: row.state };
    case "cancelled":
      throw new ApiError("scanStale", { msg: "已取消授权，请刷新二维码" });
    default:
      throw new ApiError("scanStale");
  }
}
