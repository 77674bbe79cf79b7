import { PHONE_COLUMNS, readMaskedPhone } from "@storefront/marketplace/accounts/accounts";
import { goods, goodsReports, users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

const PAGE_SIZE = 50;

export interface Report {
  id: number;
  goodsId: number;
  goodsName: string;
  reason: typeof goodsReports.$inferSelect.reason;
  text: string;
  /** Masked: "138****8000"; "" when there is none. */
  phone: string;
  createdAt: Date;
  handledAt: Date | null;
  handledBy: string | null;
}

/**
 * Reads a page of listing reports, newest first.
 * @param handled whether to read handled or open ones
 * @param before id of the last report of the previous page; null for the first page
 */
export async function readReports(
  { db, config }: Pick<Deps, "db" | "config">,
  handled: boolean,
  before: number | null,
): Promise<ListPart<Report>> {
  const rows = await db
    .select({
      id: goodsReports.id,
      goodsId: goodsReports.goodsId,
      goodsName: goods.name,
      reason: goodsReports.reason,
      text: goodsReports.text,
      ...PHONE_COLUMNS,
      createdAt: goodsReports.createdAt,
      handledAt: goodsReports.handledAt,
      handledBy: goodsReports.handledBy,
    })
    .from(goodsReports)
    .innerJoin(goods, eq(goods.id, goodsReports.goodsId))
    .innerJoin(users, eq(users.id, goodsReports.userId))
    .where(
      and(
        handled ? isNotNull(goodsReports.handledAt) : isNull(goodsReports.handledAt),
        before === null ? undefined : lt(goodsReports.id, before),
      ),
    )
    .orderBy(desc(goodsReports.id))
    .limit(PAGE_SIZE + 1);
  const reports = rows.map(({ phoneSealed, ...row }) => ({
    ...row,
    phone: readMaskedPhone(config, { phone: row.phone, phoneSealed }),
  }));
  return pageOf(reports, PAGE_SIZE, ({ id }) => id);
}
