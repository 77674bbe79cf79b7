import { and, asc, count, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import { type AfterSaleState, OPEN_AFTER_SALE_STATES } from "@/contract/after-sale-rules";
import type { ShownImage } from "@/contract/image";
import type { Db } from "@/database/open";
import { afterSales, users } from "@/database/schema";
import type { Deps } from "@/marketplace/deps";
import { maskPhone } from "@/marketplace/services/accounts/mask-phone";
import { readEvidence } from "@/marketplace/services/after-sales/evidence";
import { type AfterSale, findAfterSale } from "@/marketplace/services/after-sales/find-after-sale";
import { readEvents } from "@/marketplace/services/after-sales/read-after-sale";

/** A row of a list, with who asks. */
export interface AfterSaleRow {
  afterSale: AfterSale;
  buyer: { id: number; nickname: string; phone: string };
}

/** One of them, with its whole history. */
export interface AfterSaleRecord extends AfterSaleRow {
  events: Awaited<ReturnType<typeof readEvents>>;
  /** The buyer's evidence. */
  images: ShownImage[];
}

const A_PAGE = 50;

/**
 * After-sales, the newest first.
 * @param state undefined: all
 * @param before the id of the last one of the page before
 * @returns a page, and the id to go on from; null at the end
 */
export async function readAfterSales(
  db: Db,
  state: AfterSaleState | undefined,
  before: number | null,
): Promise<{ rows: AfterSaleRow[]; next: number | null }> {
  const found = await select(
    db,
    and(
      state && eq(afterSales.state, state),
      before === null ? undefined : lt(afterSales.id, before),
    ),
  )
    .orderBy(desc(afterSales.id))
    .limit(A_PAGE + 1);
  const rows = found.slice(0, A_PAGE).map(toRow);
  return { rows, next: found.length > A_PAGE ? (rows.at(-1)?.afterSale.id ?? null) : null };
}

/** What waits for somebody: disputes first, then what is due first. */
export async function readOpenAfterSales(db: Db, most: number): Promise<AfterSaleRow[]> {
  const found = await select(db, inArray(afterSales.state, ["escalated", "requested"]))
    .orderBy(desc(eq(afterSales.state, "escalated")), asc(afterSales.dueAt), asc(afterSales.id))
    .limit(most);
  return found.map(toRow);
}

/** How many are in each of the states in which somebody still has to act. */
export async function countOpenAfterSales(
  db: Db,
): Promise<Record<(typeof OPEN_AFTER_SALE_STATES)[number], number>> {
  const rows = await db
    .select({ state: afterSales.state, of: count() })
    .from(afterSales)
    .where(inArray(afterSales.state, OPEN_AFTER_SALE_STATES))
    .groupBy(afterSales.state);
  const countOf = (state: AfterSaleState) => rows.find((row) => row.state === state)?.of ?? 0;
  return {
    requested: countOf("requested"),
    refused: countOf("refused"),
    escalated: countOf("escalated"),
  };
}

/** @returns the order's last after-sale; null: it has none */
export async function findAfterSaleRecord(
  deps: Pick<Deps, "db" | "clock" | "config">,
  orderNum: string,
): Promise<AfterSaleRecord | null> {
  const { db } = deps;
  const last = await findAfterSale(db, orderNum);
  if (!last) return null;
  const [found] = await select(db, eq(afterSales.id, last.id));
  if (!found) return null;
  const [events, images] = [await readEvents(db, last.id), await readEvidence(deps, last.id)];
  return { ...toRow(found), events, images };
}

const select = (db: Db, where: SQL | undefined) =>
  db
    .select({
      afterSale: afterSales,
      buyer: {
        id: users.id,
        nickname: users.nickname,
        phone: sql<string>`coalesce(${users.phone}, '')`,
      },
    })
    .from(afterSales)
    .innerJoin(users, eq(users.id, afterSales.userId))
    .where(where);

const toRow = ({ afterSale, buyer }: AfterSaleRow): AfterSaleRow => ({
  afterSale,
  buyer: { ...buyer, phone: maskPhone(buyer.phone) },
});
