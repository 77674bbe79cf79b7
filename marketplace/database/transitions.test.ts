import { AFTER_SALE_STATES } from "@storefront/contract/refunds/after-sale-rules";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { getTableName, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import {
  afterSales,
  boostOrders,
  EXTENSION_STATUSES,
  GROUP_STATES,
  goods,
  groupBuys,
  ORDER_STATUSES,
  orders,
  PAYMENT_OUTCOMES,
  paymentRefunds,
  paymentTrades,
  REFUND_STATES,
  receivedPayments,
  rentalExtensions,
  STORED_BOOST_STATUSES,
  TRADE_STATES,
} from "./schema";
import { selectRows } from "./select-rows";

const test = useTestApp({}, { resets: false });

interface Machine {
  table: PgTable;
  column: string;
  states: readonly string[];
  /** The states that may follow each; none may follow the others. */
  next: Readonly<Record<string, readonly string[]>>;
  /** Columns that the transitions need besides. */
  values?: Readonly<Record<string, string>>;
}

const BACK = ["refund_due", "refunded"];

const MACHINES: readonly Machine[] = [
  {
    table: orders,
    column: "status",
    states: ORDER_STATUSES,
    next: {
      pending: ["received", "grouping", "paid", "expired", "cancelled"],
      expired: ["received", "grouping", "paid", "refund_due"],
      cancelled: ["refund_due"],
      received: ["grouping", "paid", ...BACK],
      grouping: ["paid", ...BACK],
      paid: ["collected", "delivering", ...BACK],
      collected: BACK,
      delivering: ["delivered", ...BACK],
      delivered: ["completed", ...BACK],
      completed: BACK,
      refund_due: ["refunded"],
    },
    values: { refund_reason: "after_sale" },
  },
  {
    table: boostOrders,
    column: "status",
    states: STORED_BOOST_STATUSES,
    next: {
      pending: ["received", "waiting", "expired", "cancelled"],
      expired: ["received", "waiting"],
      cancelled: ["refund_due"],
      received: ["waiting", ...BACK],
      waiting: ["accepted", ...BACK],
      accepted: ["done", ...BACK],
      done: ["completed", ...BACK],
      completed: BACK,
      refund_due: ["refunded"],
    },
  },
  {
    table: rentalExtensions,
    column: "status",
    states: EXTENSION_STATUSES,
    next: {
      pending: ["received", "expired", "cancelled", "refund_due"],
      expired: ["received", "refund_due"],
      cancelled: ["refund_due"],
      received: ["extended", ...BACK],
      extended: BACK,
      refund_due: ["refunded"],
    },
  },
  {
    table: afterSales,
    column: "state",
    states: AFTER_SALE_STATES,
    next: {
      requested: ["accepted", "refused", "escalated", "withdrawn"],
      refused: ["accepted", "escalated", "withdrawn", "closed"],
      escalated: ["accepted", "decided", "withdrawn"],
    },
  },
  {
    table: paymentTrades,
    column: "state",
    states: TRADE_STATES,
    next: { waiting: ["paid", "closed"], closed: ["paid"] },
  },
  {
    table: receivedPayments,
    column: "outcome",
    states: PAYMENT_OUTCOMES,
    next: { waiting: ["applied", "refund_due"], applied: ["refund_due"] },
  },
  {
    table: paymentRefunds,
    column: "state",
    states: REFUND_STATES,
    next: {
      due: ["pending", "refunded", "failed"],
      pending: ["due", "refunded", "failed"],
      failed: ["due", "refunded"],
    },
  },
  {
    table: groupBuys,
    column: "state",
    states: GROUP_STATES,
    next: { forming: ["open", "over"], open: ["full", "over"], over: ["open"] },
  },
];

/** A copy of a table without its constraints, with the triggers that check its transitions. */
async function createProbe(table: PgTable): Promise<string> {
  const name = getTableName(table);
  const probe = `probe_${name}`;
  await run(sql.raw(`create table ${probe} (like ${name} including defaults)`));
  const required = await selectRows<{ attname: string }>(
    test.deps.db,
    sql`select attname from pg_attribute
    where attrelid = ${probe}::regclass and attnotnull and attnum > 0`,
  );
  for (const { attname } of required)
    await run(sql.raw(`alter table ${probe} alter "${attname}" drop not null`));
  const triggers = await selectRows<{ definition: string }>(
    test.deps.db,
    sql`
    select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = ${name}::regclass
      and not tgisinternal and (tgname like '%_transition' or tgname like '%_received')`,
  );
  expect(triggers).not.toEqual([]);
  for (const { definition } of triggers)
    await run(sql.raw(definition.replace(`ON public.${name} `, `ON ${probe} `)));
  return probe;
}

const run = (query: SQL) => test.deps.db.execute(query);

/** Whether a row of the probe may go from one state to the other; leaves no row. */
async function accepts(probe: string, machine: Machine, from: string, to: string) {
  const values = { ...machine.values, [machine.column]: from };
  const columns = sql.raw(Object.keys(values).join(", "));
  const list = sql.join(
    Object.values(values).map((value) => sql`${value}`),
    sql`, `,
  );
  await run(sql`insert into ${sql.raw(probe)} (${columns}) values (${list})`);
  const refusal = await run(
    sql`update ${sql.raw(probe)} set ${sql.raw(machine.column)} = ${to}`,
  ).then(
    () => null,
    (error: Error) => error,
  );
  await run(sql.raw(`truncate ${probe}`));
  if (refusal) expect(refusal.cause).toMatchObject({ code: "23514" });
  return refusal === null;
}

it.each(MACHINES.map((machine) => [getTableName(machine.table), machine] as const))(
  "%s go from one state to the next ones alone",
  async (_, machine) => {
    const probe = await createProbe(machine.table);
    const accepted: Record<string, string[]> = {};
    for (const from of machine.states)
      for (const to of machine.states)
        if (from !== to && (await accepts(probe, machine, from, to)))
          accepted[from] = [...(accepted[from] ?? []), to];
    const sorted = (next: Machine["next"]) =>
      Object.fromEntries(Object.entries(next).map(([from, to]) => [from, to.toSorted()]));
    expect(sorted(accepted)).toEqual(sorted(machine.next));
  },
);

it("a group that was open once does not open again", async () => {
  const { db } = test.deps;
  const [listing] = await db.select({ goodsId: goods.id }).from(goods).limit(1);
  const now = test.clock.now();
  await db.insert(groupBuys).values({
    goodsId: listing?.goodsId ?? 0,
    priceFen: 1,
    state: "over",
    createdAt: now,
    expiresAt: now,
  });
  await expect(db.update(groupBuys).set({ state: "open" })).rejects.toMatchObject({
    cause: { code: "23514" },
  });
});

it.each([
  "update ledger_transfers set amount_fen = amount_fen",
  "delete from ledger_transfers",
  "truncate ledger_transfers",
  "delete from received_payments",
])("refuses to change booked rows: %s", async (statement) => {
  await expect(run(sql.raw(statement))).rejects.toMatchObject({ cause: { code: "23514" } });
});
