import { users } from "@storefront/marketplace/database/schema";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { sql } from "drizzle-orm";
import { findUsers } from "./find-users";

const test = useTestApp();

const add = async (...nicknames: string[]): Promise<number[]> => {
  const createdAt = test.clock.now();
  const rows = await test.deps.db
    .insert(users)
    .values(nicknames.map((nickname) => ({ nickname, headImgUrl: "", createdAt })))
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
};

const found = async (text: string, before: number | null = null) =>
  (await findUsers(test.deps, text, before)).rows.map(({ id }) => id);

it("finds a part of a new user's name and the beginning of every name, in any case", async () => {
  const [old = 0, middle = 0] = await add("Zephyr_100%", "zz Zephyr_100%");
  await test.deps.db.execute(sql`insert into users (nickname, head_img_url, created_at)
    select '买家' || n, '', now() from generate_series(1, 2000) as n`);
  const [fresh = 0] = await add("x zephyr_100%");
  expect(await found("zephyr_100%")).toEqual([fresh, old]);
  expect(await found("zz Zeph")).toEqual([middle]);
  expect(await found("zephyr", fresh)).toEqual([old]);
  expect(await found("zephyr0100")).toEqual([]);
});

it("finds a number, also where it stands in names", async () => {
  const [named = 0] = await add("玩家1");
  expect(await found("1")).toEqual(expect.arrayContaining([named, 1]));
});
