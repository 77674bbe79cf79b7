import { withoutSlash, withSlash } from "./base-address";

test.each([
  ["http://a", "http://a", "http://a/"],
  ["http://a/", "http://a", "http://a/"],
  ["http://a/b///", "http://a/b", "http://a/b/"],
  ["/", "", "/"],
  ["", "", "/"],
])("ends %p as %p and %p", (text, without, one) => {
  expect([withoutSlash(text), withSlash(text)]).toEqual([without, one]);
});
