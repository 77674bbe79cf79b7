import { deployment, workerPorts } from "@storefront/testbed/deployment/deployment";
import {
  getFrom,
  type SharedAnswer,
  type SharedCache,
  startSharedCache,
} from "@storefront/testbed/deployment/shared-cache";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { startWorkerStorefront } from "@storefront/testbed/deployment/worker-storefront";
import { expect, test } from "../fixtures";
import { ApiBuyer } from "../support/api-buyer";
import { IPHONE } from "../support/user-agents";

/** A storefront behind nginx with its default cache key, which omits the host. */

const BRANDS = ["mima", "huoshan"];
const GOODS = "/goodsDetails?goodsId=1001";
const PATHS = [
  "/",
  "/index",
  GOODS,
  "/no-such-page",
  "/robots.txt",
  "/manifest.webmanifest",
  "/sitemap.xml",
  "/sitemap-pages.xml",
  "/icon.svg",
  "/favicon.ico",
  "/media/goods/1001-1.webp?w=440",
  "/media/icons/fox-head.svg",
  "/api/settings",
  "/api/v1/user/profile",
  "/api/v1/order/list",
];

interface User {
  name: string;
  headers: Record<string, string>;
}

/** Logs in one desktop user and one phone user. */
async function createUsers(): Promise<User[]> {
  const agents = { desktop: "Mozilla/5.0 (Windows NT 10.0) Chrome/140", phone: IPHONE };
  return Promise.all(
    Object.entries(agents).map(async ([name, agent]) => {
      const { token } = await ApiBuyer.login();
      const session = { authorization: token, cookie: `Token=${token}` };
      return { name, headers: { "user-agent": agent, ...session } };
    }),
  );
}

const hostOf = (brand: string) => new URL(deployment.origin(onBrand(brand))).host;

/** Requests every path as each user of each brand, in sequence. @returns status, redirect target and body of each */
async function visitAll(
  users: User[],
  get: (host: string, path: string, headers: Record<string, string>) => Promise<SharedAnswer>,
): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const path of PATHS) {
    for (const brand of BRANDS) {
      for (const { name, headers } of users) {
        const answer = await get(hostOf(brand), path, headers);
        const target = answer.headers.location ?? "";
        seen[`${path} of ${brand} for ${name}`] =
          `${answer.status} ${target} ${answer.body.toString("latin1")}`;
      }
    }
  }
  return seen;
}

async function expectSameContent(cache: SharedCache, storefront: number): Promise<void> {
  const users = await createUsers();
  const visitDirectly = () => visitAll(users, (...args) => getFrom(storefront, ...args));
  const before = await visitDirectly();
  const cached = [await visitAll(users, cache.get), await visitAll(users.toReversed(), cache.get)];
  // A page may be revalidated in the meantime.
  const after = await visitDirectly();
  for (const seen of cached) {
    const foreign = Object.keys(before).filter(
      (visit) => seen[visit] !== before[visit] && seen[visit] !== after[visit],
    );
    expect(foreign).toEqual([]);
  }
  for (const path of [GOODS, "/robots.txt", "/media/goods/1001-1.webp?w=440"]) {
    const { cache: cacheStatus } = await cache.get(hostOf("mima"), path, users[0]?.headers);
    expect(cacheStatus, `${path} is kept`).toMatch(/^(?:HIT|STALE|UPDATING)$/);
  }
}

test("serves every user the content of their own brand and account through a shared cache", async () => {
  test.setTimeout(60_000);
  const { storefront } = workerPorts();
  const cache = await startSharedCache(storefront);
  await expectSameContent(cache, storefront);
  await cache.stop();
});

test("serves every user their own content through a cache that forwards X-Forwarded-Host", async () => {
  test.setTimeout(120_000);
  const storefront = await startWorkerStorefront(deployment.apiUrl, { TRUST_PROXY: "1" });
  const cache = await startSharedCache(storefront.port, "x-forwarded-host");
  await expectSameContent(cache, storefront.port);
  await cache.stop();
  await storefront.stop();
});

test("marks redirects of RSC requests as no-store", async () => {
  const { storefront } = workerPorts();
  for (const path of ["/INDEX", "/?ad=1", GOODS]) {
    const { status, headers } = await getFrom(storefront, hostOf("mima"), path, { rsc: "1" });
    expect([path, status < 400 && status >= 300, headers["cache-control"]]).toEqual([
      path,
      true,
      "no-store",
    ]);
  }
});
