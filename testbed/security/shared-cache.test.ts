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

/** Where a visitor's requests go: to nginx or a cache, or to a storefront with what the proxies before it add. */
type Destination = { tlsPort: number } | { port: number; headers: Record<string, string> };

async function logInUsers(): Promise<Visitor[]> {
  const users: Visitor[] = [];
  for (const brand of BRANDS) {
    for (let index = 0; index < 2; index += 1) users.push(await new Visitor(brand).login());
  }
  return users;
}

/** Requests every path as each user, in sequence. @returns status, target and body of each, and how many were cached */
async function visitAll(users: readonly Visitor[], to: Destination) {
  const seen: Record<string, string> = {};
  let hits = 0;
  for (const path of PATHS) {
    for (const user of users) {
      const { status, headers, body } = await user.send(path, {
        ...to,
        // nginx keeps nothing for clients that accept no encoding.
        headers: { "accept-encoding": "gzip", ...("headers" in to ? to.headers : {}) },
      });
      if (headers["x-cache"] === "HIT" || headers["server-timing"] === "cache;desc=HIT") hits += 1;
      seen[`${path} for ${user.address}`] = `${status} ${headers.location ?? ""} ${body}`;
    }
  }
  return { seen, hits };
}

test.each([
  [
    "a caching proxy in front of nginx",
    () => readTarget().cache,
    () => readTarget().cachedStorefront,
    "https, http",
  ],
  ["nginx itself", () => readTarget().https, () => readTarget().storefrontDirect, "https"],
])("serves every user the content of their own brand and account by %s", async (...row) => {
  const [name, cache, storefront, proto] = row;
  const users = await logInUsers();
  const headers = { "x-forwarded-proto": proto };
  const direct = await visitAll(users, { port: storefront(), headers });
  const cold = await visitAll(users, { tlsPort: cache() });
  const warm = await visitAll(users.toReversed(), { tlsPort: cache() });
  expect(cold.seen).toEqual(direct.seen);
  expect(warm.seen).toEqual(direct.seen);
  expect(warm.hits).toBeGreaterThan(0);
  const answers = 2 * PATHS.length * users.length;
  recordFigure(
    "S7",
    `${name}: ${answers} answers, ${cold.hits + warm.hits} cached, none another's`,
  );
});
