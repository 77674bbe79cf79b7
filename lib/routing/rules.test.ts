import { BRANDS } from "@storefront/brands";
import { env, readEnv } from "@/lib/env";
import { routingRules, rulesFrom } from "./rules";

const from = (set: Record<string, string>) => rulesFrom(readEnv({ SANDBOX: "1", ...set }));

test("maps the operator's hosts to their brands", () => {
  const [brand] = BRANDS;
  const { extraHosts } = from({ BRAND_HOSTS: `${brand?.key}=shop.test,${brand?.key}=other.test` });
  expect([...(extraHosts ?? [])]).toEqual([
    ["shop.test", brand?.key],
    ["other.test", brand?.key],
  ]);
});

test.each([
  [{ BRAND_HOSTS: "nobody=shop.test" }, "BRAND_HOSTS: nobody is not one of our brands"],
  [{ MOBILE_SITE_URL: "https://mima.example" }, "MOBILE_SITE_URL is a host of this storefront"],
  [{ MOBILE_SITE_URL: "https://www.mima.example:8443/" }, "MOBILE_SITE_URL is a host of this"],
  [
    { MOBILE_SITE_URL: "https://shop.test/", BRAND_HOSTS: "mima=shop.test" },
    "MOBILE_SITE_URL is a host of this storefront",
  ],
])("throws for %j", (set, message) => {
  expect(() => from(set)).toThrow(message);
});

test("allows a mobile site below a path of a brand's host, which a proxy serves", () => {
  expect(from({ MOBILE_SITE_URL: "https://mima.example/m" }).mobileSiteUrl).toBe(
    "https://mima.example/m/",
  );
});

test("reads the server's rules from its settings once", () => {
  expect(routingRules()).toEqual(rulesFrom(env()));
  expect(routingRules()).toBe(routingRules());
});
