import { getTableName, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { ACCOUNTS, balanceOf } from "../../services/ledger/accounts";
import type { Db } from "../open";
import * as schema from "../schema";
import { ENVELOPES, ownedCoupons } from "./coupons";
import type { ListingSeed } from "./listing";
import { rowsOf } from "./rows";
import { SELLERS } from "./sellers";
import { buyers, type Person } from "./users";

/** Rows per statement: well below the 65,535 parameters that PostgreSQL takes. */
const BATCH = 1_000;

const NUMBERED: PgTable[] = [
  schema.users,
  schema.sellers,
  schema.goods,
  schema.goodsSpecs,
  schema.stock,
  schema.envelopes,
  schema.userEnvelopes,
];

/** Certified boosters said to be online (spec §3 Home). */
const ONLINE_RANGER = { key: "online_ranger", value: 1_286 };

/** Users and sellers of the sample data, and how many boosters are online. */
export async function insertPeople(db: Db, now: Date): Promise<void> {
  const people = buyers(now);
  await insert(db, schema.users, people);
  await insert(
    db,
    schema.ledgerTransfers,
    people.filter(hasBalance).map((each) => opening(each, now)),
  );
  await insert(db, schema.sellers, SELLERS);
  await db.insert(schema.settings).values(ONLINE_RANGER).onConflictDoNothing();
}

const hasBalance = ({ balanceFen = 0 }: Person): boolean => balanceFen > 0;

const opening = ({ id, balanceFen = 0 }: Person, now: Date) => ({
  event: "opening" as const,
  fromAccount: ACCOUNTS.opening,
  toAccount: balanceOf(id),
  amountFen: balanceFen,
  createdAt: now,
});

/** Listings with all that hangs on them. Coupons name goods, so they come after the listings. */
export async function insertListings(db: Db, listings: ListingSeed[], now: Date): Promise<void> {
  const rows = rowsOf(listings, now);
  await insert(db, schema.goods, rows.goods);
  await insert(db, schema.goodsSpecs, rows.goodsSpecs);
  await insert(db, schema.stock, rows.stock);
  await insert(db, schema.cardSecrets, rows.cardSecrets);
  await insert(db, schema.discounts, rows.discounts);
  await insert(db, schema.customerRemarks, rows.customerRemarks);
  await insert(db, schema.comments, rows.comments);
}

export async function insertCoupons(db: Db, now: Date): Promise<void> {
  await insert(db, schema.envelopes, ENVELOPES);
  await insert(db, schema.userEnvelopes, ownedCoupons(now));
}

/** Rows came with ids of their own; the next one that is inserted continues after the highest. */
export async function continueIds(db: Db): Promise<void> {
  for (const table of NUMBERED) {
    const name = getTableName(table);
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${name}, 'id'), (select max(id) from ${table}))`,
    );
  }
}

async function insert<T extends PgTable>(
  db: Db,
  table: T,
  rows: T["$inferInsert"][],
): Promise<void> {
  for (let start = 0; start < rows.length; start += BATCH) {
    await db.insert(table).values(rows.slice(start, start + BATCH));
  }
}
