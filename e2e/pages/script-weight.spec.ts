import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { testBrand } from "@storefront/testbed/deployment/test-brand";
import { expect, test } from "../fixtures";

/**
 * Budgets in KB of gzip: scripts that a page's HTML names, without those of every Next page (`rootMainFiles`, 129 KB).
 * An empty page has 3.6 KB (tools/bench/empty-app). Parts that load later, when idle or on intent, are not counted.
 */
const PAGES = [
  { name: "goods page", path: "/goodsDetails?goodsId=1001", kilobytes: 32.3 },
  { name: "home", path: "/index", kilobytes: 18.5 },
  { name: "boost page", path: "/practicePage", kilobytes: 26 },
  { name: "landing page", path: "/index_m", kilobytes: 20.1 },
];

const readBuild = (path: string): Buffer =>
  readFileSync(fileURLToPath(new URL(`../../.next/${path}`, import.meta.url)));

// Another deployment's build is not here.
for (const { name, path, kilobytes } of deployment.isOwn ? PAGES : []) {
  test(`keeps the ${name} within its budget of JavaScript`, async () => {
    const { rootMainFiles, polyfillFiles } = JSON.parse(String(readBuild("build-manifest.json")));
    const { body } = await requestHost(testBrand(), path);
    const named = body.matchAll(/<script[^>]+src="\/_next\/(static\/[^"]+\.js)/g);
    const files = new Set(Array.from(named, ([, file = ""]) => file));
    for (const shared of [...rootMainFiles, ...polyfillFiles]) files.delete(shared);
    expect(files.size, "scripts of the page").toBeGreaterThan(2);
    const bytes = [...files].reduce((sum, file) => sum + gzipSync(readBuild(file)).length, 0);
    expect(bytes / 1024, [...files].join()).toBeLessThanOrEqual(kilobytes);
  });
}
