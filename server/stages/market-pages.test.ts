import { startStorefront, type TestStorefront } from "@storefront/testbed/server/storefront";

const ID = "b0Xk5QmY7sTfW1aLr9ZcJw";
const COOKIE = { cookie: `sandbox_market=${ID}`, host: "mima.localhost" };
const HOST = { host: "mima.localhost" };

describe("with the sandbox", () => {
  let storefront: TestStorefront;
  beforeAll(async () => {
    storefront = await startStorefront(undefined, 0, true);
  });
  afterAll(() => storefront.stop());
  beforeEach(() => {
    storefront.handled.length = 0;
  });

  it("renders a tester's page for each request, and stores none", async () => {
    for (const _ of "12") {
      const { status, headers } = await storefront.get("/index", COOKIE);
      expect([status, headers["cache-control"]]).toEqual([200, "private, no-cache"]);
      expect(headers["x-accel-expires"]).toBeUndefined();
    }
    expect(storefront.handled).toEqual(["/mima/index", "/mima/index"]);
    expect(storefront.store.page("/mima/index")).toBeUndefined();
  });

  it("sends a stored page to everybody else", async () => {
    await storefront.get("/index", HOST);
    const { headers } = await storefront.get("/index", HOST);
    expect(headers["x-nextjs-cache"]).toBe("HIT");
    expect(headers["cache-control"]).toContain("s-maxage");
    const own = await storefront.get("/index", COOKIE);
    expect(own.headers["x-nextjs-cache"]).toBe("MISS");
  });

  it("sends files of a host from the store", async () => {
    await storefront.get("/robots.txt", HOST);
    const { headers } = await storefront.get("/robots.txt", COOKIE);
    expect(headers["x-nextjs-cache"]).toBe("HIT");
  });

  it("lets a browser enter a market by a link", async () => {
    const link = `/goodsDetails?goodsId=1001&sandbox_market=${ID}`;
    const { status, headers } = await storefront.get(link, HOST);
    expect([status, headers.location]).toEqual([302, "/goodsDetails?goodsId=1001"]);
    expect(headers["set-cookie"]?.[0]).toContain(COOKIE.cookie);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("keeps no stream of events open for a market", async () => {
    expect((await storefront.get("/api/live", COOKIE)).status).toBe(204);
  });
});

describe("without the sandbox", () => {
  it("lets no browser enter a market", async () => {
    const storefront = await startStorefront();
    const { headers } = await storefront.get(`/index?sandbox_market=${ID}`, HOST);
    expect(headers["set-cookie"]).toBeUndefined();
    await storefront.stop();
  });

  it.each([COOKIE, { ...HOST, "x-sandbox-market": ID }])("ignores %j", async (headers) => {
    const storefront = await startStorefront();
    await storefront.get("/index", HOST);
    const page = await storefront.get("/index", headers);
    expect(page.headers["x-nextjs-cache"]).toBe("HIT");
    await storefront.stop();
  });
});
