import type { ShownImage } from "@storefront/contract/pictures/image";
import {
  type AfterSaleState,
  OPEN_AFTER_SALE_STATES,
} from "@storefront/contract/refunds/after-sale-rules";
import {
  PHONE_COLUMNS,
  readMaskedPhone,
  type StoredPhone,
} from "@storefront/marketplace/accounts/accounts";
import type { Db } from "@storefront/marketplace/database/db";
import { afterSales, users } from "@storefront/marketplace/database/schema";
import type { Deps } from "@storefront/marketplace/deps";
import {
  type AfterSale,
  findAfterSale,
  readEvents,
  readEvidence,
} from "@storefront/marketplace/refunds/refunds";
import { and, asc, count, desc, eq, inArray, lt, type SQL } from "drizzle-orm";
import { type ListPart, pageOf } from "../page-of";

/** An after-sale in a list, with its buyer. */
export interface AfterSaleRow {
  afterSale: AfterSale;
  buyer: { id: number; nickname: string; phone: string };
}

/** An after-sale with its complete history. */
export interface AfterSaleRecord extends AfterSaleRow {
  events: Awaited<ReturnType<typeof readEvents>>;
  /** The buyer's evidence. */
  images: ShownImage[];
  /** What the buyer added when escalating it. */
  escalationImages: ShownImage[];
}

const PAGE_SIZE = 50;

/**
 * Reads a page of after-sales, newest first.
 * @param state undefined for all
 * @param before id of the last row of the previous page; null for the first page
 */
export async function readAfterSales(
  { db, config }: Pick<Deps, "db" | "config">,
  state: AfterSaleState | undefined,
  before: number | null,
): Promise<ListPart<AfterSaleRow>> {
  const found = await select(
    db,
    and(
      eq(afterSales.kind, "refund"),
      state && eq(afterSales.state, state),
      before === null ? undefined : lt(afterSales.id, before),
    ),
  )
    .orderBy(desc(afterSales.id))
    .limit(PAGE_SIZE + 1);
  const rows = found.map((row) => toRow(config, row));
  return pageOf(rows, PAGE_SIZE, ({ afterSale }) => afterSale.id);
}

/** Reads the after-sales that need action: disputes first, then by due date. */
export async function readOpenAfterSales(
  { db, config }: Pick<Deps, "db" | "config">,
  limit: number,
): Promise<AfterSaleRow[]> {
  const found = await select(db, openOf(["escalated", "requested"]))
    .orderBy(desc(eq(afterSales.state, "escalated")), asc(afterSales.dueAt), asc(afterSales.id))
    .limit(limit);
  return found.map((row) => toRow(config, row));
}

/** Counts the after-sales in each open state. */
export async function countOpenAfterSales(
  db: Db,
): Promise<Record<(typeof OPEN_AFTER_SALE_STATES)[number], number>> {
  const rows = await db
    .select({ state: afterSales.state, count: count() })
    .from(afterSales)
    .where(openOf(OPEN_AFTER_SALE_STATES))
    .groupBy(afterSales.state);
  const countOf = (state: AfterSaleState) => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    requested: countOf("requested"),
    refused: countOf("refused"),
    escalated: countOf("escalated"),
  };
}

/** @returns the order's latest after-sale; null when it has none */
export async function findAfterSaleRecord(
  deps: Pick<Deps, "db" | "clock" | "config">,
  orderNum: string,
): Promise<AfterSaleRecord | null> {
  const { db, config } = deps;
  const last = await findAfterSale(db, orderNum);
  if (!last) return null;
  const [found] = await select(db, eq(afterSales.id, last.id));
  if (!found) return null;
  return {
    ...toRow(config, found),
    events: await readEvents(db, last.id),
    images: await readEvidence(deps, last.id),
    escalationImages: await readEvidence(deps, last.id, "buyer", "escalated"),
  };
}

/** Matches refund requests in one of the states. */
const openOf = (states: readonly AfterSaleState[]) =>
  and(eq(afterSales.kind, "refund"), inArray(afterSales.state, [...states]));

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      afterSale: afterSales,
      buyer: {
        id: users.id,
        nickname: users.nickname,
        ...PHONE_COLUMNS,
      },
    })
    .from(afterSales)
    .innerJoin(users, eq(users.id, afterSales.userId))
    .where(where);

const toRow = (
  config: Deps["config"],
  {
    afterSale,
    buyer,
  }: { afterSale: AfterSale; buyer: StoredPhone & { id: number; nickname: string } },
): AfterSaleRow => ({
  afterSale,
  buyer: { id: buyer.id, nickname: buyer.nickname, phone: readMaskedPhone(config, buyer) },
});
