import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S7: two brands with two users each behind one caching proxy, whose key omits the host, with TLS in front of nginx. */

const BRANDS = ["mima.example", "huoshan.example"];
const PATHS = [
  "/",
  "/index",
  "/goodsDetails?goodsId=1001",
  "/no-such-page",
  "/robots.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/icon.svg",
  "/favicon.ico",
  "/api/settings",
  "/api/v1/user/profile",
  "/api/v1/order/list",
];

/** What two proxies tell a storefront of a visitor with TLS. */
const FORWARDED = { "x-forwarded-proto": "https, http" };

test("serves every user the content of their own brand and account", async () => {
  const users: Visitor[] = [];
  for (const brand of BRANDS) {
    for (let index = 0; index < 2; index += 1) users.push(await new Visitor(brand).login());
  }
  const visitAll = async (order: Visitor[], to: { port: number } | { tlsPort: number }) => {
    const seen: Record<string, string> = {};
    let hits = 0;
    for (const path of PATHS) {
      for (const user of order) {
        const answer = await user.send(path, { ...to, headers: "port" in to ? FORWARDED : {} });
        if (answer.headers["x-cache"] === "HIT") hits += 1;
        seen[`${path} for ${user.address}`] =
          `${answer.status} ${answer.headers.location ?? ""} ${answer.body}`;
      }
    }
    return { seen, hits };
  };
  const { cache, cachedStorefront } = readTarget();
  const direct = await visitAll(users, { port: cachedStorefront });
  const cold = await visitAll(users, { tlsPort: cache });
  const warm = await visitAll(users.toReversed(), { tlsPort: cache });
  expect(cold.seen).toEqual(direct.seen);
  expect(warm.seen).toEqual(direct.seen);
  expect(warm.hits).toBeGreaterThan(0);
  const answers = 2 * PATHS.length * users.length;
  recordFigure("S7", `${answers} answers, ${cold.hits + warm.hits} from the cache, none another's`);
});
