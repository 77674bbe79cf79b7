import { HOSTILE_PATHS } from "@/lib/api/testing/hostile-paths";
import { Visitor } from "../buyer/visitor";
import { readTarget } from "../product/target";
import { recordFigure } from "./figures";

/** S3: targets that try to leave their folder, host or call, through the proxy and bypassing it. */

const CLIMBS = ["..", "%2e%2e", "..%2f..", "%252e%252e", "..\\..", "%5c..", "..;", "%00", ".%00."];
const FOLDERS = ["/", "/_next/", "/_next/static/", "/media/", "/media/goods/", "/api/", "/api/v1/"];
const FILES = ["package.json", "etc/passwd", ".env", "server/main.ts", "v1/order/list"];

const TARGETS = [
  ...FOLDERS.flatMap((folder) =>
    CLIMBS.flatMap((climb) => FILES.map((file) => `${folder}${climb}/${file}`)),
  ),
  ...HOSTILE_PATHS.map((path) => `/api${path}`),
]
  // Node's client refuses to send other characters.
  .filter((target) => /^[\x21-\x7e]+$/.test(target));

/** Contents of project or system files, of order lists, or of errors. */
const LEAKS = /root:x:0|"private": true|"workspaces"|INTERNAL_SECRET|import \{|order_num|\n\s+at /;

test.each(["storefront", "storefrontDirect", "marketplace", "marketplaceDirect"] as const)(
  "lets no target escape on %s",
  async (port) => {
    const visitor = new Visitor();
    for (const target of TARGETS) {
      const { status, body } = await visitor.send(target, { port: readTarget()[port] });
      expect([target, status < 500, LEAKS.test(body)]).toEqual([target, true, false]);
    }
    recordFigure("S3", `${TARGETS.length} targets on ${port}, none above 499, no leak`);
  },
);
