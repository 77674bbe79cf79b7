import { asc } from "drizzle-orm";
import { moneyAuthorisations } from "./schema";
import { type OldDatabase, openOldDatabase } from "./testing/old-database";

const AT = "2026-03-01T02:00:00Z";

let old: OldDatabase;
beforeAll(async () => {
  old = await openOldDatabase();
  await old.migrate("0009_least-pieces");
}, 120_000);
afterAll(() => old.close());

const record = (action: string, after: object, order = "1", operator_id: number | null = 1) =>
  old.insert("operator_audit", {
    ...{ action, operator_id, operator_name: "lin", subject: `order ${order}` },
    ...{ after: JSON.stringify(after), created_at: AT },
  });

it("counts what operators have returned until now, by the audit log", async () => {
  for (const id of [1, 2]) await old.insert("operators", { id, name: `o${id}`, role: "owner" });
  await old.insert("refund_requests", {
    ...{ id: 7, order_num: "1", act: "refund", amount_fen: 60_000, state: "done" },
    ...{ requested_by: 1, requested_at: AT, decided_by: 2, decided_at: AT },
  });
  await old.insert("orders", {
    ...{ order_num: "2", deposit_fen: 10_000, total_fen: 20_000, status: "paid", paid_at: AT },
  });
  await record("order.refund", { refund_fen: 500, deducted_fen: 51 });
  await record("refund.approve", { refund_fen: 60_000, deducted_fen: 0, request: 7 }, "1", 2);
  await record("after_sale.decide", { refund_fen: 0 });
  await record("after_sale.accept", { refund_fen: 700 });
  await record("rental.confirm", { returned_fen: 10_000 }, "2");
  await record("deposit.decide", { kept_fen: 4_000 }, "2");
  await record("payment.refund", { amount_fen: 300 }, "3");
  await record("refund.request", { amount_fen: 60_000 });
  await record("order.extend", { hours: 2 });
  await old.migrate();
  const rows = await old.db.select().from(moneyAuthorisations).orderBy(asc(moneyAuthorisations.id));
  expect(
    rows.map(({ orderNum, act: done, amountFen, operatorId, approvedBy, requestId }) => [
      ...[orderNum, done, amountFen, operatorId, approvedBy, requestId],
    ]),
  ).toEqual([
    ["1", "refund", 449, 1, null, null],
    ["1", "refund", 60_000, 1, 2, 7],
    ["1", "after_sale_accept", 700, 1, null, null],
    ["2", "deposit_return", 10_000, 1, null, null],
    ["2", "deposit_decide", 10_000, 1, null, null],
    ["3", "payment_refund", 300, 1, null, null],
  ]);
});

it("lets nobody change what is recorded", async () => {
  await expect(old.db.update(moneyAuthorisations).set({ amountFen: 1 })).rejects.toThrow();
  await expect(old.db.delete(moneyAuthorisations)).rejects.toThrow();
});
