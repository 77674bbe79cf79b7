import {
  deliverRentByHand,
  RENT_DEPOSIT_FEN,
  readOnPhone,
  rentAccount,
  returnedDepositFen,
  returnRented,
} from "@storefront/testbed/marketplace/rent-account";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";
import { deliverOrder, sweepDeliveries } from "../orders/orders";
import { confirmReturn } from "./confirm-return";
import { sweepRentals } from "./sweep-rentals";

const RENTER = 1;
const HOUR_S = 3600;

const test = useTestApp();

beforeEach(() => deliverRentByHand(test));

const statusOf = async (orderNum: string) => (await readOnPhone(test, RENTER, orderNum)).status;

describe("a rental that the seller hands over", () => {
  it("starts with the handover, not with the payment", async () => {
    const orderNum = await rentAccount(test, RENTER);
    expect(await readOnPhone(test, RENTER, orderNum)).toMatchObject({
      status: "paid",
      rental: null,
      delivery: { deliver_by: "2026-03-02T10:00:00.000Z" },
    });
    await test.clock.advance(5 * HOUR_S);
    await deliverOrder(test.deps, orderNum, "账号 a 密码 b");
    expect(await readOnPhone(test, RENTER, orderNum)).toMatchObject({
      status: "delivered",
      delivery: { note: "账号 a 密码 b", confirm_by: "2026-03-01T19:00:00.000Z" },
      rental: { state: "running", ends_at: "2026-03-01T19:00:00.000Z", deposit_state: "held" },
    });
  });

  it("completes when it is returned, and shows the login no more", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await deliverOrder(test.deps, orderNum, "账号 a 密码 b");
    await returnRented(test, RENTER, orderNum);
    const order = await readOnPhone(test, RENTER, orderNum);
    expect(order).toMatchObject({ status: "completed", delivery: { note: "" } });
    await test.deps.db.transaction((tx) => confirmReturn(tx, orderNum, test.clock.now()));
    expect(await returnedDepositFen(test, orderNum)).toBe(RENT_DEPOSIT_FEN);
  });

  it("completes when its time is up", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await deliverOrder(test.deps, orderNum, "账号 a 密码 b");
    await test.clock.advance(4 * HOUR_S);
    expect(await sweepDeliveries(test.deps)).toBe(0);
    await sweepRentals(test.deps);
    expect(await statusOf(orderNum)).toBe("completed");
  });

  it("cannot be confirmed by its renter while it runs", async () => {
    const orderNum = await rentAccount(test, RENTER);
    await deliverOrder(test.deps, orderNum, "账号 a 密码 b");
    const phone = { token: await test.tokenOf(RENTER, 1) };
    const answer = await test.request("orderReceive", { order_num: orderNum }, phone);
    expect(answer.msg).toContain("自动完成");
    expect(await statusOf(orderNum)).toBe("delivered");
  });
});
