import { PATHS } from "@storefront/contract/http/paths";
import postgres from "postgres";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S14: SQL in every field is treated as a value. */

const SQL = [
  "'",
  "' or '1'='1",
  "1 or 1=1",
  "1); drop table orders; --",
  "'; select pg_sleep(20); --",
  "1 union select secret from card_secrets",
  "%' escape '",
  "$1",
  "\\'; --",
];
const FIELDS = [
  "goods_id",
  "order_num",
  "user_id",
  "page",
  "k",
  "code",
  "state",
  "phone",
  "sort",
  "status",
  "envelope_id",
];
/** Less than the injected pg_sleep(20). */
const MAX_MS = 10_000;

test("answers SQL like any invalid value, promptly, and changes no row", async () => {
  const db = postgres(readTarget().databaseUrl, { max: 1, onnotice: () => {} });
  const count = async () =>
    db`select (select count(*) from orders) as orders, (select count(*) from users) as users,
      (select count(*) from card_secrets) as secrets, (select count(*) from goods) as goods`;
  const visitor = await new Visitor().login();
  const before = await count();
  let calls = 0;
  for (const { method, path } of Object.values(PATHS)) {
    for (const sql of SQL) {
      const fields = Object.fromEntries(FIELDS.map((name) => [name, sql]));
      const query = method === "GET" ? `?${new URLSearchParams(fields)}` : "";
      const began = performance.now();
      const { status, body } = await visitor.send(`/api${path}${query}`, {
        method,
        headers: { "Content-Type": "application/json" },
        ...(method === "GET" ? {} : { body: JSON.stringify(fields) }),
      });
      calls += 1;
      const quick = performance.now() - began < MAX_MS;
      expect([path, sql, status < 500, quick]).toEqual([path, sql, true, true]);
      expect(body).not.toMatch(/syntax error|relation|RACE-/i);
    }
  }
  expect(await count()).toEqual(before);
  await db.end();
  recordFigure(
    "S14",
    `${calls} calls with ${SQL.length} texts in ${FIELDS.length} fields: no 5xx, no row changed`,
  );
});
