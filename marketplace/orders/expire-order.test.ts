import { SPECS, stockOf } from "@storefront/testbed/marketplace/fixed-listings";
import { orderCalls } from "@storefront/testbed/marketplace/order-calls";
import { sweepUnpaid } from "@storefront/testbed/marketplace/sweep-unpaid";
import { useBuyer, useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { orderDrafts } from "../database/schema";
import { deleteOldDrafts } from "./delete-old-drafts";

const BUYER = 1;
const SPEC = SPECS.second;

const test = useTestApp();
const buyer = useBuyer(test, BUYER);

const { confirm, draft, build } = orderCalls(buyer);

const stockRow = (id: number) => stockOf(test.deps.db, id);

describe("expiry", () => {
  it("is applied by the first read, and releases pieces and coupon", async () => {
    const before = await stockRow(SPEC);
    const payload = { ...(await draft(1001, SPEC)), envelope_id: 1 };
    await build(payload);
    const status = () => buyer.call("payStatus", { order_num: payload.order_num });
    await test.clock.advance(899);
    expect((await status()).data).toEqual({ pay_status: 0, pay_count_down: 1 });
    await test.clock.advance(1);
    expect((await status()).data).toEqual({ pay_status: 2, pay_count_down: 0 });
    expect(await stockRow(SPEC)).toEqual(before);
    expect((await confirm(1001, SPEC)).data.all_envelope.valid).toContainEqual(
      expect.objectContaining({ user_envelope_id: 1 }),
    );
    expect((await build(payload)).code).toBe(30412);
  });

  it("is swept once per order", async () => {
    await build(await draft(1010));
    expect(await test.takeChangedGoods()).toEqual([1010]);
    await test.clock.advance(900);
    const swept = await Promise.all([sweepUnpaid(test.deps), sweepUnpaid(test.deps)]);
    expect(swept[0] + swept[1]).toBe(1);
    expect(await test.takeChangedGoods()).toEqual([1010]);
  });
});

it("deletes drafts after two days, and answers a repeated submission without its draft", async () => {
  const payload = { ...(await draft(1011)), pay_type: 0 };
  const first = await build(payload);
  await draft(1001, SPEC);
  await test.clock.advance(2 * 24 * 3600);
  expect(await deleteOldDrafts(test.deps)).toBe(0);
  await test.clock.advance(1);
  const kept = (await draft(1001, SPEC)).order_num;
  expect(await deleteOldDrafts(test.deps)).toBeGreaterThanOrEqual(2);
  const drafts = await test.deps.db.select().from(orderDrafts);
  expect(drafts.map(({ orderNum }) => orderNum)).toEqual([kept]);
  expect((await build(payload)).data).toEqual(first.data);
  const other = await test.tokenOf(2);
  expect(await test.request("buildOrder", payload, { token: other })).toMatchObject({
    code: 30404,
  });
});
