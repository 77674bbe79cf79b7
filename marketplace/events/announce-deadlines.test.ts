import { rentAccount } from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { accountChanges, rentals } from "../database/schema";
import { announceDeadlines } from "./announce-deadlines";

const BUYER = 1;
const HOUR_S = 3600;

const test = useTestApp();

const announced = async () => {
  await announceDeadlines(test.deps);
  const rows = await test.deps.db
    .select({ reference: accountChanges.reference, state: accountChanges.state })
    .from(accountChanges)
    .where(eq(accountChanges.kind, "deadline"));
  return rows;
};

it("announces once that a rental ends within an hour", async () => {
  const orderNum = await rentAccount(test, BUYER, { payType: 0 });
  const [rental] = await test.deps.db.select({ endsAt: rentals.endsAt }).from(rentals);
  if (!rental) throw new Error("no rental");
  const left = (rental.endsAt.getTime() - test.clock.now().getTime()) / 1000;
  await test.clock.advance(left - HOUR_S - 1);
  expect(await announced()).toEqual([]);
  await test.clock.advance(1);
  expect(await announced()).toEqual([{ reference: orderNum, state: "rental" }]);
  expect(await announced()).toHaveLength(1);
});
