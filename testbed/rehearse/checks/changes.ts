import { changePrice, pageAt, showsPrice } from "../listing-price";
import { type Check, expectTrue, SLOWEST, seconds, until } from "../rehearsal";

/** Bound from the commit of a change until it is visible, in ms. */
const VISIBLE_MS = 1_000;

/** Every storefront shows a price that an import changed. */
export const changesAreVisible: Check = {
  name: "a listing change is visible on both storefronts",
  async run(rehearsal) {
    const ports = rehearsal.site.storefronts.map(({ port }) => port);
    for (const port of ports) await pageAt(port);
    const price = "31.47";
    await changePrice(rehearsal, price);
    const waits = await Promise.all(
      ports.map((port) => until(`${price} on ${port}`, () => showsPrice(port, price))),
    );
    const slowest = Math.max(...waits);
    expectTrue(slowest < SLOWEST * VISIBLE_MS, `visible after ${seconds(slowest)}`);
    return `${seconds(slowest)} after the import's end`;
  },
};

/** A change that announces itself later than others (30 s) may remove the page between its two requests. */
const STARTS = 3;

/** A restarted storefront serves pages that the other one has rendered. */
export const startsWarm: Check = {
  name: "a new storefront starts warm",
  async run({ site, first }) {
    const [other, fresh] = site.storefronts;
    if (!other || !fresh) throw new Error("two storefronts are needed");
    const found: string[] = [];
    while (found.length < STARTS) {
      await until("rendered by the other one", async () => {
        const { headers } = await pageAt(other.port);
        return headers["x-nextjs-cache"] === "HIT";
      });
      await fresh.stop();
      await fresh.start(first);
      const { status, headers } = await pageAt(fresh.port);
      found.push(`${status}, ${headers["x-nextjs-cache"]}`);
      if (found.at(-1) === "200, HIT") return `its first page was a HIT, start ${found.length}`;
    }
    throw new Error(`its first pages were ${found.join("; ")}`);
  },
};
