import { openSandboxApp } from "@storefront/testbed/marketplace/open-sandbox-app";
import { useSandboxApp } from "@storefront/testbed/marketplace/use-sandbox-app";

const test = useSandboxApp({}, { resets: false });

const post = { method: "POST", headers: { "Content-Type": "application/json" }, body: "{}" };

async function newMarket(): Promise<string> {
  const response = await test.site.request("/sandbox/markets", post);
  return ((await response.json()) as { market: string }).market;
}
const textOf = async (path: string, headers: Record<string, string>) =>
  (await test.site.request(path, { headers })).text();

it.each(["/v1/index", "/v2/wechat/getK", "/phone/scan", "/admin", "/sandbox/sms"])(
  "passes %s on to the market that the request names",
  async (path) => {
    const id = await newMarket();
    expect(await textOf(path, { "X-Sandbox-Market": id })).toBe("another market");
    expect(await textOf(path, { Cookie: `a=b; sandbox_market=${id}` })).toBe("another market");
    expect(await textOf(path, {})).not.toBe("another market");
  },
);

it("lets a phone enter a market by a link", async () => {
  const id = await newMarket();
  const response = await test.site.request(`/phone/scan?a=1&sandbox_market=${id}`);
  expect([response.status, response.headers.get("Location")]).toEqual([302, "/phone/scan?a=1"]);
  const cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? "";
  expect(await textOf("/phone/scan?a=1", { Cookie: cookie })).toBe("another market");
});

it.each(["/healthz", "/openapi.json", "/sandbox/markets/x", "/v10/index"])(
  "answers %s itself",
  async (path) => {
    const id = await newMarket();
    expect(await textOf(path, { "X-Sandbox-Market": id })).not.toBe("another market");
  },
);

it.each(["x", "../../v1/index", "x".repeat(100_000), "none", "b0Xk5QmY7sTfW1aLr9ZcJw"])(
  "refuses a market that does not exist",
  async (id) => {
    const response = await test.site.request("/v1/index", { headers: { "X-Sandbox-Market": id } });
    expect([response.status, await response.json()]).toEqual([
      404,
      { code: 10406, msg: "这个测试市场不存在或已经结束，请重新开一个", data: null },
    ]);
  },
);

it("says on a page how to leave a market that does not exist", async () => {
  const headers = { Cookie: "sandbox_market=b0Xk5QmY7sTfW1aLr9ZcJw" };
  const response = await test.site.request("/phone/scan", { headers });
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining("/phone/scan?sandbox_market="),
  ]);
});

it("refuses a market that was ended", async () => {
  const id = await newMarket();
  const ended = await test.site.request(`/sandbox/markets/${id}`, { method: "DELETE" });
  expect(await ended.json()).toEqual({ market: id });
  const { status } = await test.site.request(`/sandbox/markets/${id}`);
  expect(status).toBe(404);
  expect(await textOf("/v1/index", { "X-Sandbox-Market": id })).toContain("10406");
});

it("ignores the market of a request outside the sandbox", async () => {
  const real = await openSandboxApp({ sandbox: false });
  const headers = { "X-Sandbox-Market": "b0Xk5QmY7sTfW1aLr9ZcJw" };
  expect((await real.site.request("/v1/index", { headers })).status).toBe(200);
  expect((await real.site.request("/sandbox/markets", post)).status).toBe(404);
  await real.close();
});
