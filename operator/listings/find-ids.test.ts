import { goods } from "@storefront/marketplace/database/schema";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { asc, sql } from "drizzle-orm";
import { findIds } from "./find-ids";

const PAGE = { before: null, limit: 5 };

const test = useTestApp();

it("finds the listing of a number among as many names with it as fill a page", async () => {
  const { db } = test.deps;
  const rows = await db.select({ id: goods.id }).from(goods).orderBy(asc(goods.id));
  const ids = rows.map(({ id }) => id);
  const [first = 0] = ids;
  const named = ids.slice(1, PAGE.limit);
  await db.update(goods).set({
    name: sql`case when ${goods.id} > ${first} and ${goods.id} <= ${named.at(-1)}
      then ${`${first} 皮肤`} else '普通' end`,
  });
  expect(await findIds(db, `${first}`, PAGE)).toEqual([...named.toReversed(), first]);
});

it("finds by part of a name, the newest first", async () => {
  const { db } = test.deps;
  const [newest] = await findIds(db, "", PAGE);
  await db.update(goods).set({ name: sql`${goods.name} || ' 末尾' || ${goods.id}` });
  expect(await findIds(db, "末尾", PAGE)).toHaveLength(PAGE.limit);
  expect((await findIds(db, "末尾", PAGE))[0]).toBe(newest);
});
