import { withoutLimits } from "./without-limits";

const LOCK = {
  text: 'select "id", pg_advisory_xact_lock($1, "user_id") from "order_drafts"',
  params: [1],
};
const HISTORY = {
  text: '(select 1 from "orders") union all (select 1 from "boost_orders")',
  params: [],
};
const SHARE = { text: 'select 1 from "stock" where "orders"."reserved_from" = $1', params: ["a"] };
const INSERT = { text: 'insert into "orders" values ($1)', params: [5] };

test("removes only the buyer's lock and the queries of unpaid orders", () => {
  expect(withoutLimits([LOCK, HISTORY, SHARE, INSERT])).toEqual([
    { text: 'select "id", $1::int from "order_drafts"', params: [1] },
    INSERT,
  ]);
});

test.each([
  [[INSERT]],
  [[LOCK, HISTORY, INSERT]],
  [[LOCK, SHARE, INSERT]],
  [[HISTORY, SHARE, INSERT]],
])("throws when one of the statements is missing: %#", (statements) => {
  expect(() => withoutLimits(statements)).toThrow("no statement of the limits");
});
