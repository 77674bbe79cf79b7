import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVICE_HOST } from "@storefront/testbed/product/site-nginx";
import { type StubSite, startStubSite } from "./testing/stub-site";

let folder: string;
let site: StubSite;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "manual-"));
  // nginx's workers are another user.
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, "index.html"), "<h1>开始</h1>");
  writeFileSync(join(folder, "app.js"), "start();");
  site = await startStubSite({ env: { NGINX_MANUAL: folder } });
});
afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true });
});

test("serves the documentation site on the service's host only", async () => {
  const page = await site.get(SERVICE_HOST, "/manual/");
  expect([page.status, page.body.toString()]).toEqual([200, "<h1>开始</h1>"]);
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringContaining("default-src 'self';"),
  });
  expect((await site.get(SERVICE_HOST, "/manual/app.js")).headers["content-type"]).toContain(
    "application/javascript",
  );
  expect((await site.get(SERVICE_HOST, "/manual")).headers["location"]).toBe("/manual/");
  expect((await site.get("mima.example", "/manual/")).received?.program).toBe("storefront");
});

test.each(["/manual/gone.html", "/manual../", "/manual/%2e%2e/%2e%2e/etc/passwd"])(
  "has nothing at %s",
  async (path) => {
    const { status, received } = await site.get(SERVICE_HOST, path);
    expect([status, received]).toEqual([expect.any(Number), undefined]);
    expect(status).toBeGreaterThanOrEqual(400);
  },
);
