import { canonicalPath, hostFile, isStreamed } from "./known-paths";

test.each([
  ["/robots.txt", "/host-files/robots"],
  ["/sitemap-goods-0.xml", "/host-files/sitemap-goods/0"],
  ["/sitemap-shops-12.xml", "/host-files/sitemap-shops/12"],
  ["/sitemap-goods-01.xml", undefined],
  ["/sitemap-goods-99999.xml", undefined],
  ["/sitemap-users-1.xml", undefined],
  ["/share/1002-1a2b3c4d5e.jpg", "/host-files/share/wide/1002"],
  ["/share/1002-1a2b3c4d5e-square.jpg", "/host-files/share/square/1002"],
  ["/share/1002.jpg", "/host-files/share/wide/1002"],
  ["/share/0-1a.jpg", undefined],
  ["/share/1002-xyz.jpg", undefined],
  ["/share/../1002.jpg", undefined],
  ["/index", undefined],
])("maps the host file %s to %s", (path, internal) => {
  expect(hostFile(path)).toBe(internal);
});

test.each([
  ["/host-files/sitemap", true],
  ["/host-files/sitemap-goods/3", true],
  ["/host-files/robots", false],
  ["/mima/index", false],
])("%s is streamed: %s", (path, streamed) => {
  expect(isStreamed(path)).toBe(streamed);
});

test.each([
  ["/goodsDetails", "/goodsDetails"],
  ["/goodsdetails/", "/goodsDetails"],
  ["/INDEX//", "/index"],
  ["/sitemap-goods-3.xml", "/sitemap-goods-3.xml"],
  ["/", "/"],
  ["/nothing-here", undefined],
])("spells %s as %s", (path, right) => {
  expect(canonicalPath(path)).toBe(right);
});
