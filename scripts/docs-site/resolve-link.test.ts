import { resolveLink } from "./resolve-link";

test.each([
  ["docs/brands.md", "catalogue.md#boosted-games", "/catalogue.md#boosted-games"],
  ["docs/how-to/add-a-brand.md", "../brands.md", "/brands.md"],
  ["docs/brands.md", "how-to/add-a-brand.md", "/add-a-brand.md"],
  ["docs/payments.md", "../CHANGELOG.md", "/changelog.md"],
  ["README.md", "README.zh-CN.md", "/zh/index.md"],
  ["README.md", "docs/how-to", "/how-to/index.md"],
  ["docs/zh/deploy.md", "../payments.md", "/payments.md"],
  ["README.md", "e2e/README.md", "/browser-tests.md"],
])("leads from %s by %s to the page %s", (file, href, expected) => {
  expect(resolveLink(file, href)).toEqual({ kind: "page", href: expected });
});

test.each([
  ["README.md", "lib/legal", "lib/legal"],
  ["docs/operations.md", "../.env.example", ".env.example"],
  ["docs/brands.md", "../brands", "brands"],
])("names what %s links to by %s, which is no page", (file, href, path) => {
  expect(resolveLink(file, href)).toEqual({ kind: "source", path });
});

test.each(["https://example.com/a.md", "#two", "mailto:a@example.com", "/phone"])(
  "leaves %s as it is",
  (href) => {
    expect(resolveLink("README.md", href)).toEqual({ kind: "unchanged" });
  },
);

test("refuses a link to nothing, and out of the repository", () => {
  expect(() => resolveLink("docs/brands.md", "gone.md")).toThrow(
    "docs/brands.md: dead link gone.md",
  );
  expect(() => resolveLink("README.md", "../../etc/passwd")).toThrow("dead link");
});
