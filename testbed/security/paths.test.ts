import { HOSTILE_PATHS } from "@/lib/api/testing/hostile-paths";
import { Visitor } from "../buyer/visitor";
import { SERVICE_HOST } from "../product/site-nginx";
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

const PLACES: [place: string, visitor: Visitor, port: "internal" | Program | undefined][] = [
  ["a brand's host", new Visitor(), undefined],
  ["the service's host", new Visitor(SERVICE_HOST), undefined],
  ["nginx's internal port", new Visitor(), "internal"],
  ["the storefront", new Visitor(), "storefrontDirect"],
  ["the marketplace", new Visitor(), "marketplaceDirect"],
];
type Program = "storefrontDirect" | "marketplaceDirect";

test.each(PLACES)("lets no target escape on %s", async (place, visitor, port) => {
  for (const target of TARGETS) {
    const to = port === undefined ? {} : { port: readTarget()[port] };
    const { status, body } = await visitor.send(target, to);
    expect([target, status < 500, LEAKS.test(body)]).toEqual([target, true, false]);
  }
  recordFigure("S3", `${TARGETS.length} targets on ${place}, none above 499, no leak`);
});
