import { SPECS } from "@storefront/testbed/marketplace/fixed-listings";
import { orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { eq } from "drizzle-orm";
import { envelopes } from "../../database/schema";

const BUYER = 2;
const DAYS = 7;
const DAY_S = 24 * 60 * 60;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const { confirm } = orderCalls(buyer);
const coupons = async () => (await confirm(1001, SPECS.second)).data.all_envelope;

it("can be used for the days that it names, from the moment it is claimed", async () => {
  const [offered] = (await coupons()).claimable ?? [];
  if (!offered) throw new Error("no coupon to claim");
  const ofCoupon = eq(envelopes.id, offered.envelope_id);
  await test.deps.db.update(envelopes).set({ validDays: DAYS }).where(ofCoupon);
  await test.clock.advance(3 * DAY_S);
  const named = (await coupons()).claimable?.find((one) => one.envelope_id === offered.envelope_id);
  expect(named?.use_time).toBe(`领取后 ${DAYS} 天内有效`);
  const claim = { envelope_id: offered.envelope_id, goods_id: 1001 };
  const { user_envelope_id } = (await buyer.call("receiveEnvelope", claim)).data;
  const isIn = (list: readonly { user_envelope_id: number }[]) =>
    list.some((each) => each.user_envelope_id === user_envelope_id);

  await test.clock.advance(DAYS * DAY_S - 1);
  expect(isIn((await coupons()).valid)).toBe(true);
  await test.clock.advance(2);
  const { valid, invalid } = await coupons();
  expect([isIn(valid), isIn(invalid)]).toEqual([false, true]);
});
