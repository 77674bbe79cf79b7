import { placeOrder } from "../../buyer/buy";
import { pay } from "../../buyer/pay-at-provider";
import { Visitor } from "../../buyer/visitor";
import { startLoad } from "../load";
import { type Check, expectTrue, seconds } from "../rehearsal";
import { openScan } from "../wechat-login";

/** pay_status of a paid order. */
const PAID = 1;
const PAGES = [
  "/goodsDetails?goodsId=1011",
  "/api/v1/index",
  "/index",
  "/index_m",
  "/practicePage",
  "/goodsDetails?goodsId=1001",
];

/** Replaces the first version by the second under load; purchases and logins in progress continue. */
export const rollingDeploy: Check = {
  name: "a rolling deploy under load fails no request",
  async run(rehearsal) {
    const { site, second } = rehearsal;
    const before = await assetsOf();
    const buyer = await new Visitor().login();
    const { order: unpaid } = await placeOrder(buyer);
    const scan = await openScan();
    const load = startLoad(PAGES);
    const began = performance.now();
    site.addAssets(second);
    await site.run(second, "migrate");
    for (const instance of [...site.marketplaces, ...site.storefronts]) {
      await instance.stop();
      await instance.start(second);
      await expectCountdown(buyer, unpaid.order_num, performance.now() - began);
      expectTrue(await scan.isPolled(), "the QR login ended");
    }
    const took = performance.now() - began;
    await load.end();
    expectTrue(load.failed.length === 0, load.failed.slice(0, 3).join("; "));
    await expectAssets(before);
    await pay(unpaid);
    const { data } = await buyer.call("payStatus", { order_num: unpaid.order_num });
    expectTrue(data.pay_status === PAID, `the purchase has pay_status ${data.pay_status}`);
    await scan.finish();
    return `${load.sent} requests in ${seconds(took)}, none failed`;
  },
};

/** Expects the order's payment deadline to be unaffected by the deploy. */
async function expectCountdown(buyer: Visitor, order_num: string, passedMs: number): Promise<void> {
  const { code, data } = await buyer.call("payStatus", { order_num });
  const expected = 15 * 60 - passedMs / 1000;
  const isRight = code === 0 && Math.abs(data.pay_count_down - expected) < 10;
  expectTrue(isRight, `code ${code}, ${data?.pay_count_down} s left in place of ${expected}`);
}

/** Returns the scripts and styles that a page references. */
async function assetsOf(): Promise<string[]> {
  const { body } = await new Visitor().send("/goodsDetails?goodsId=1011");
  return [...new Set(body.match(/\/_next\/static\/[\w./~-]+\.(?:js|css)/g) ?? [])];
}

/** Expects the assets of both versions to be served: pages of the first version may still be open. */
async function expectAssets(before: readonly string[]): Promise<void> {
  const after = await assetsOf();
  expectTrue(before.length > 3, `the page of before names ${before.length} files`);
  expectTrue(
    after.some((path) => !before.includes(path)),
    "both versions have the same files",
  );
  for (const path of [...before, ...after]) {
    const { status } = await new Visitor().send(path);
    expectTrue(status === 200, `${path}: ${status}`);
  }
}
