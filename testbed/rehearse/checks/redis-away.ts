import { Visitor } from "../../buyer/visitor";
import { changePrice, showsPrice } from "../listing-price";
import { startLoad } from "../load";
import { type Check, expectTrue, type Rehearsal, until } from "../rehearsal";

const PAGES = ["/goodsDetails?goodsId=1011", "/index", "/goodsDetails?goodsId=1002"];

/** Redis fails and recovers: visitors see no error, operators are notified. */
export const redisAway: Check = {
  name: "without Redis visitors see no error, and operators see the outage",
  async run(rehearsal) {
    const { site } = rehearsal;
    const load = startLoad(PAGES, 3);
    site.redis.down();
    await untilEveryProgram(rehearsal, "unavailable");
    const price = "32.58";
    await changePrice(rehearsal, price);
    for (const { port } of site.storefronts)
      await until(`${price} on ${port}`, () => showsPrice(port, price));
    await site.redis.up();
    await untilEveryProgram(rehearsal, "ok");
    await load.end();
    expectTrue(load.failed.length === 0, load.failed.slice(0, 3).join("; "));
    for (const { output } of site.storefronts)
      expectTrue(output.includes("shared page cache unavailable"), "it was not logged");
    return `${load.sent} requests, none failed`;
  },
};

/**
 * Waits until every program reports a Redis state: storefronts of their page cache, marketplaces of their rate limits.
 */
const untilEveryProgram = ({ site }: Rehearsal, state: string) =>
  Promise.all([
    ...site.storefronts.map(({ port }) => untilReadyz(port, "sharedCache", state)),
    ...site.marketplaces.map(({ port }) => untilReadyz(port, "limiter", state)),
  ]);

const untilReadyz = (port: number, field: "sharedCache" | "limiter", state: string) =>
  until(`${field} ${state} on ${port}`, async () => {
    const { status, body } = await new Visitor().send("/readyz", { port });
    return status === 200 && JSON.parse(body)[field] === state;
  });
