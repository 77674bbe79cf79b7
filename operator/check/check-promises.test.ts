import { goods, UNCHECKED } from "@storefront/marketplace/database/schema";
import { openTestApp, type TestApp } from "@storefront/testbed/marketplace/test-app";
import { eq } from "drizzle-orm";
import { checkPromises } from "./check-promises";

const LISTING = 1011;

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
beforeEach(() => test.reset());
afterAll(() => test.close());

const write = (reviewHash: string | null) =>
  test.deps.db.update(goods).set({ name: "终身包赔", reviewHash }).where(eq(goods.id, LISTING));

it("finds a listing on sale whose text promises without an agreement", async () => {
  await write(null);
  expect(await checkPromises(test.deps.db)).toEqual([
    `listing ${LISTING} promises without an agreement: name 终身包赔`,
  ]);
});

it("leaves texts of an earlier version to the sweep that carries them over", async () => {
  await write(UNCHECKED);
  expect(await checkPromises(test.deps.db)).toEqual([]);
});
