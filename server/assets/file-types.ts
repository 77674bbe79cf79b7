import { extname } from "node:path";

/** Types of files in a build and in `public/`; any other is application/octet-stream. */
const TYPES = new Map([
  [".js", "application/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".json", "application/json; charset=utf-8"],
  [".map", "application/json; charset=utf-8"],
  [".txt", "text/plain; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".png", "image/png"],
  [".webp", "image/webp"],
  [".avif", "image/avif"],
  [".ico", "image/x-icon"],
  [".woff2", "font/woff2"],
]);

export function fileType(path: string): string {
  return TYPES.get(extname(path)) ?? "application/octet-stream";
}

/** Whether compression makes a file smaller. */
export function isCompressibleFile(path: string): boolean {
  return /\.(?:js|css|json|map|txt|svg)$/.test(path);
}
