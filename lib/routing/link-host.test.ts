import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { linkHost, matchHost } from "./host";

const mima = brandByKey("mima") as Brand;
const extraHosts = new Map([
  ["shop.mima.test", "mima"],
  ["alias.mima.test", "mima"],
]);

test("returns no host for a brand without its own or one from the operator", () => {
  const bare: Brand = { ...mima, hosts: [] };
  expect(linkHost({ brand: bare, reason: "host" }, {})).toBe("");
});

test.each([
  ["mima.example", {}, "mima.example"],
  ["www.mima.example", {}, "mima.example"],
  ["MIMA-app.example:8080", {}, "mima.example"],
  ["alias.mima.test", { extraHosts }, "shop.mima.test"],
  ["mima.example", { extraHosts }, "shop.mima.test"],
  ["mima.localhost:3000", { extraHosts }, "mima.localhost"],
  ["mima.preview.test", { previewDomain: "preview.test" }, "mima.preview.test"],
  ["evil.test", { extraHosts }, ""],
  ["mima.example.evil.test", {}, ""],
])("links on %s with %j lead to %j", (host, rules, expected) => {
  expect(linkHost(matchHost(host, rules), rules)).toBe(expected);
});
