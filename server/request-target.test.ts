import { hasOneHost, parseTarget } from "./request-target";

test.each([
  ["/index?ad=1", "/index", "?ad=1"],
  ["/index", "/index", ""],
  ["/?", "/", "?"],
  ["/a?b?c", "/a", "?b?c"],
  ["//evil.example/x", "//evil.example/x", ""],
  ["http://evil.example/INDEX/?ad=1#x", "/INDEX/", "?ad=1"],
  ["http://evil.example", "/", ""],
  ["*", "/*", ""],
  ["index", "/index", ""],
  ["", "/", ""],
  ["/index#x?y", "/index", ""],
  ["/\u00e5\u00af?\u00e7", "/%E5%AF", "?%E7"],
  ["/\\evil", "/\\evil", ""],
  ["/%", "/%", ""],
])("parses the target %j as path %j and query %j", (target, path, query) => {
  expect(parseTarget(target)).toEqual({ path, query });
});

test.each(["data:text/html,x", "http://", "http://[", "javascript:alert(1)", "ftp://a/b"])(
  "returns null for %j",
  (target) => expect(parseTarget(target)).toBeNull(),
);

test.each([
  [["Host", "a", "Accept", "b"], "1.1", true],
  [["Host", "a", "hOST", "b"], "1.1", false],
  [["Accept", "b"], "1.1", false],
  [["Accept", "b"], "1.0", true],
])("%j of HTTP/%s have one host: %s", (rawHeaders, httpVersion, expected) => {
  expect(hasOneHost({ rawHeaders, httpVersion })).toBe(expected);
});
