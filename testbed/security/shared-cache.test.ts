import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S7: two brands with two users each behind one nginx, whose cache key omits the host. */

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

test("serves every user the content of their own brand and account", async () => {
  const users: Visitor[] = [];
  for (const brand of BRANDS) {
    for (let index = 0; index < 2; index += 1) users.push(await new Visitor(brand).login());
  }
  const visitAll = async (order: Visitor[], port: number) => {
    const seen: Record<string, string> = {};
    let hits = 0;
    for (const path of PATHS) {
      for (const user of order) {
        const headers = {
          "x-forwarded-host": user.host,
          "x-forwarded-proto": "https",
          "x-forwarded-for": user.address,
        };
        const answer = await user.send(path, { port, headers });
        if (answer.headers["x-cache"] === "HIT") hits += 1;
        seen[`${path} for ${user.address}`] =
          `${answer.status} ${answer.headers.location ?? ""} ${answer.body}`;
      }
    }
    return { seen, hits };
  };
  const { storefront, storefrontDirect } = readTarget();
  const direct = await visitAll(users, storefrontDirect);
  const cold = await visitAll(users, storefront);
  const warm = await visitAll(users.toReversed(), storefront);
  expect(cold.seen).toEqual(direct.seen);
  expect(warm.seen).toEqual(direct.seen);
  expect(warm.hits).toBeGreaterThan(0);
  const answers = 2 * PATHS.length * users.length;
  recordFigure("S7", `${answers} answers, ${cold.hits + warm.hits} from the cache, none another's`);
});
