import { SECURITY_HEADERS } from "@storefront/platform/http/security-headers.js";
import { useTestApp } from "@storefront/testbed/marketplace/use-test-app";

const test = useTestApp({ trustProxy: 1 }, { resets: false });

const headersOf = async (path: string, headers = {}) =>
  (await test.app.request(path, { headers })).headers;

it.each(["/healthz", "/v1/index", "/v1/nothing", "/v1/user/profile", "/media/none"])(
  "sends the storefront's security headers on %s",
  async (path) => {
    const headers = await headersOf(path);
    for (const [name, value] of SECURITY_HEADERS) {
      expect([name, headers.get(name)]).toEqual([name, value]);
    }
    expect(headers.get("Content-Security-Policy")).toMatch(
      /^default-src '(?:none|self)'.*frame-ancestors 'none'/,
    );
    expect(headers.get("Strict-Transport-Security")).toBeNull();
  },
);

it("sends Strict-Transport-Security only when a trusted proxy reports https", async () => {
  const headers = await headersOf("/healthz", { "X-Forwarded-Proto": "http, https" });
  expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
  const claimed = await headersOf("/healthz", { "X-Forwarded-Proto": "https, http" });
  expect(claimed.get("Strict-Transport-Security")).toBeNull();
});
