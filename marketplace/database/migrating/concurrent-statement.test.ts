import { isConcurrent, parseConcurrent } from "./concurrent-statement";

it.each([
  [
    'CREATE INDEX CONCURRENTLY "orders_paid" ON "orders" USING btree ("paid_at");',
    'create index concurrently if not exists "orders_paid" ON "orders" USING btree ("paid_at");',
  ],
  [
    'create unique index concurrently if not exists "once" on "orders" ("order_num")',
    'create unique index concurrently if not exists "once" on "orders" ("order_num")',
  ],
  ['DROP INDEX CONCURRENTLY "old"', 'drop index concurrently if exists "old"'],
])("makes %s do nothing the second time", (statement, text) => {
  expect(parseConcurrent(statement)?.text.toLowerCase()).toBe(text.toLowerCase());
});

it("knows migrations of concurrent indexes alone, and refuses mixed ones", () => {
  const [index, column] = [
    'create index concurrently "a" on "b" ("c")',
    'alter table "b" add d int',
  ];
  expect(isConcurrent([index, index])).toBe(true);
  expect(isConcurrent([column, 'create index "a" on "b" ("c")'])).toBe(false);
  expect(() => isConcurrent([index, column])).toThrow('alter table "b"');
});
