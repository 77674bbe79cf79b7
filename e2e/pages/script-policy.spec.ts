import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";
import { expectScriptPolicy, OTHER_PAGES, REPRESENTATIVE_PAGES } from "./expect-script-policy";

for (const path of REPRESENTATIVE_PAGES) {
  test(`runs own scripts and no injected ones on ${path}`, {
    tag: "@readonly",
  }, async ({ context }) => {
    await expectScriptPolicy(context, path);
  });
}

test("sends security headers with every response", { tag: "@readonly" }, async () => {
  const files = ["/healthz", "/robots.txt", "/icon.svg", "/api/v1/index"];
  for (const path of [...REPRESENTATIVE_PAGES, ...OTHER_PAGES, ...files]) {
    const { headers } = await requestHost(testBrand(), path);
    expect(headers["x-content-type-options"], path).toBe("nosniff");
    expect(headers["x-frame-options"], path).toBe("DENY");
  }
  const { headers } = await requestHost(testBrand(), "/practicePage");
  expect(headers["content-security-policy"]).toContain("frame-ancestors 'none'");
});
