import { placeOrder } from "../../buyer/buy";
import { pay } from "../../buyer/pay-at-provider";
import { newPhoneNumber, Visitor } from "../../buyer/visitor";
import { SERVICE_HOST } from "../../product/site-nginx";
import { type Check, expectTrue } from "../rehearsal";

/** pay_status of a paid order. */
const PAID = 1;
/** More visitors than any limit of one address allows. */
const VISITORS = 130;
/** Outside of CONSOLE_NETWORKS. */
const STRANGER = "127.8.8.8";
const OPERATOR = "127.0.0.1";
/** Nothing of the marketplace but what is public. */
const PRIVATE = ["/admin", "/admin/login", "/internal/market", "/sandbox/sms?phone=1", "/v1/index"];

/** Limits count each client address separately, so no address is refused because of the others. */
export const countsAddresses: Check = {
  name: `${VISITORS} client addresses count as ${VISITORS}`,
  async run() {
    const visit = async (index: number) => {
      const visitor = new Visitor("mima.example", `127.0.1.${index + 1}`);
      const { status } = await visitor.send("/goodsDetails?goodsId=1001");
      const { code, msg } = await visitor.requestCode(newPhoneNumber());
      return status === 200 && code === 0 ? [] : [`${visitor.address}: ${status}, ${code} ${msg}`];
    };
    const refused: string[] = [];
    for (let index = 0; index < VISITORS; index += 1) refused.push(...(await visit(index)));
    expectTrue(refused.length === 0, `${refused.length} refused: ${refused[0]}`);
    return "each received a page and a code";
  },
};

/** A payment provider on the internet notifies the service's host. */
export const isNotified: Check = {
  name: "a payment callback arrives from outside",
  async run({ site: { nginx } }) {
    const buyer = await new Visitor().login();
    const { order } = await placeOrder(buyer);
    const status = await pay(order);
    expectTrue(status === 200, `the notification was answered ${status}`);
    const { data } = await buyer.call("payStatus", { order_num: order.order_num });
    expectTrue(data.pay_status === PAID, `pay_status ${data.pay_status}`);
    return `at ${nginx.serviceUrl}`;
  },
};

/** The console answers operators' networks on the service's host only, and calls of storefronts are not public. */
export const hidesConsole: Check = {
  name: "the console is unreachable from brand hosts and other networks",
  async run({ site, first }) {
    await site.run(first, "market", ["operator", "add", "rehearsal", "--role", "owner"]);
    const statusOf = async (host: string, address: string, path: string) =>
      (await new Visitor(host, address).send(path)).status;
    const operator = await statusOf(SERVICE_HOST, OPERATOR, "/admin/login");
    expectTrue(operator === 200, `an operator's login page: ${operator}`);
    for (const path of PRIVATE) {
      for (const [host, address] of [
        ["mima.example", OPERATOR],
        ["mima.example", STRANGER],
        [SERVICE_HOST, STRANGER],
      ] as const) {
        const status = await statusOf(host, address, path);
        expectTrue(status === 404, `${path} of ${host} for ${address}: ${status}`);
      }
    }
    return "404 on brand hosts, and on the service's host from other networks";
  },
};
