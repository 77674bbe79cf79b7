import { goods, UNCHECKED } from "@storefront/marketplace/database/schema";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { checkPromises } from "./check-promises";

const LISTING = 1011;

const test = useTestApp();

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
