import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand, testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

/** KB without compression, with the sample catalog: what the server writes and the browser parses. */
const GOODS = { name: "goods page", kilobytes: 110 };
const HOME = { name: "home", kilobytes: 220 };

/** Brands of other assortments have fewer listings and redirect some. */
const PAGES = [
  ...[1001, 1002, 1003, 1008].map((id) => ["mima", `/goodsDetails?goodsId=${id}`, GOODS] as const),
  ...[1001, 1002].map((id) => ["chengwan", `/goodsDetails?goodsId=${id}`, GOODS] as const),
  ["youyi", "/goodsDetails?goodsId=1008", GOODS] as const,
  ...["mima", "chengwan", "youyi", "zuhaoe"].map((brand) => [brand, "/index", HOME] as const),
];

// Another deployment has other listings, and its build is not here.
for (const [brand, path, { name, kilobytes }] of deployment.isOwn ? PAGES : []) {
  test(`keeps the HTML of the ${name} ${path} of ${brand} within its budget`, async () => {
    const { status, body } = await requestHost(onBrand(brand), path);
    expect(status).toBe(200);
    expect(Buffer.byteLength(body) / 1024).toBeLessThanOrEqual(kilobytes);
  });
}

const readBuild = (path: string): string =>
  readFileSync(fileURLToPath(new URL(`../../.next/${path}`, import.meta.url)), "utf8");

for (const path of deployment.isOwn ? ["/goodsDetails?goodsId=1001", "/index", "/index_m"] : []) {
  test(`gives every class of ${path} the short name that it has in the stylesheet`, async () => {
    const names = new Map<string, string>(
      Object.entries(JSON.parse(readBuild("cache/class-names.json"))),
    );
    const { body } = await requestHost(testBrand(), path);
    const [, sheet = ""] = /href="\/_next\/(static\/[^"]+\.css)"/.exec(body) ?? [];
    const classes = [...body.matchAll(/ class="([^"]*)"/g)].flatMap(([, list = ""]) =>
      list.split(" "),
    );
    expect(classes.filter((it) => names.has(it))).toEqual([]);
    const short = new Set(names.values());
    const used = new Set(classes.filter((it) => short.has(it)));
    expect(used.size).toBeGreaterThan(100);
    const styles = readBuild(sheet);
    expect([...used].filter((it) => !new RegExp(`\\.${it}(?![\\w-])`).test(styles))).toEqual([]);
  });
}
