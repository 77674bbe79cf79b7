import { fileType, isCompressibleFile } from "./file-types";

test.each([
  ["/_next/static/chunks/a.js", "application/javascript; charset=utf-8", true],
  ["/media/b.webp", "image/webp", false],
  ["/fonts/c.woff2", "font/woff2", false],
  ["/d.unknown", "application/octet-stream", false],
  ["/e", "application/octet-stream", false],
])("%s has the type %s; compression helps: %s", (path, type, compresses) => {
  expect([fileType(path), isCompressibleFile(path)]).toEqual([type, compresses]);
});
