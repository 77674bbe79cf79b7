import { repeatLimits } from "./repeat-limits";

const FIND = { text: 'select 1 from "users"', params: [] };
const SHARE = { text: 'select 1 from "stock" where "orders"."reserved_from" = $1', params: ["a"] };
const INSERT = { text: 'insert into "orders" values ($1)', params: [5] };
const HISTORY = { text: 'select 1 from "orders"', params: [] };

test("repeats the buyer's lock and the reads of unpaid orders, in their transaction", () => {
  const statements = [FIND, SHARE, INSERT];
  expect(repeatLimits({ userId: 7, history: [HISTORY], statements })).toEqual([
    FIND,
    SHARE,
    { text: "select pg_advisory_xact_lock($1, $2)", params: [1, 7] },
    HISTORY,
    SHARE,
    INSERT,
  ]);
});

test("throws when the statement of the share is missing", () => {
  const order = { userId: 7, history: [HISTORY], statements: [FIND, INSERT] };
  expect(() => repeatLimits(order)).toThrow("no statement of the limits");
});
