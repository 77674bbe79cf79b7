import { expect } from "@playwright/test";
import { landingByRoute } from "@storefront/brands";
import { isInAssortment } from "@storefront/brands/assortment";
import { ownerOfListing, ownsListing } from "@storefront/brands/owner";
import { pagesOf, rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { deployment } from "@storefront/testbed/deployment/deployment";
import { requestHost } from "@storefront/testbed/deployment/host-request";
import { onBrand } from "@storefront/testbed/deployment/test-brand";
import { foreignTraces, linkOf, metaOf, readSiteNames, titleOf } from "../support/traces";

/** Pages that every host has besides its root and landing pages. */
const PAGES = ["/index", "/corporate-information"];

/** The card key of the sample catalog that `GOODS` shows. */
const LISTING = { kind: "card-key", game: "曜日战歌", sellerId: 3002 } as const;
const GOODS = "/goodsDetails?goodsId=1001";

const originOf = ({ hosts }: Brand): string => `https://${hosts[0]}`;

/** Expects a brand's root to be its own page, or one redirect to one of its landing pages. */
export async function expectBrandRoot(brand: Brand): Promise<void> {
  const root = await requestHost(onBrand(brand.key), "/?ad=7");
  if (brand.rootPage) expect(root.status).toBe(200);
  else {
    expect([root.status, root.headers["location"]]).toEqual([307, `${rootPath(brand)}?ad=7`]);
    expect(landingByRoute(rootPath(brand))?.brand).toBe(brand);
  }
  expect(root.headers["vary"]?.toLowerCase()).toContain("user-agent");
}

/** Expects every page of a host to have the brand's title, canonical link, names and footer, and no trace of others. */
export async function expectBrandPages(brand: Brand): Promise<void> {
  const { key, company } = brand;
  const origin = originOf(brand);
  const paths = [...pagesOf(brand).map(({ route }) => route), ...PAGES];
  const titles = new Set<string>();
  for (const path of paths) {
    const { status, body } = await requestHost(onBrand(key), path);
    expect(status, path).toBe(200);
    expect(titleOf(body), path).not.toBe("");
    titles.add(titleOf(body));
    expect(metaOf(body, "description"), path).toBeTruthy();
    expect(metaOf(body, "applicable-device"), path).toBe("pc");
    expect(linkOf(body, "canonical"), path).toBe(origin + (path === "/" ? "" : path));
    expect(metaOf(body, "og:url"), path).toBe(linkOf(body, "canonical"));
    expect(new Set(readSiteNames(body)), path).toEqual(new Set([brand.name]));
    for (const value of [company.name, company.address, company.licence]) {
      expect(body, path).toContain(value);
    }
    expect(body, path).toContain("https://beian.miit.gov.cn/");
    expect(foreignTraces(body, brand), path).toEqual([]);
    expect(body, path).toContain(`"@id":"${origin}/#organization"`);
  }
  expect(titles.size, "every page has a title of its own").toBe(paths.length);
}

/** Expects a goods page with the owner's canonical address, or a redirect to the owner's host with the whole query. */
export async function expectBrandGoods(brand: Brand): Promise<void> {
  const owner = ownerOfListing(LISTING);
  if (owner === undefined) throw new Error("no brand owns the rest");
  const { status, headers, body } = await requestHost(onBrand(brand.key), `${GOODS}&sign=abc`);
  if (!isInAssortment(brand.assortment, LISTING)) {
    const location = `${deployment.origin(onBrand(owner.key))}${GOODS}&sign=abc`;
    expect([status, headers["location"]]).toEqual([307, location]);
    return;
  }
  expect(status).toBe(200);
  expect(linkOf(body, "canonical")).toBe(originOf(owner) + GOODS);
  expect(metaOf(body, "og:url")).toBe(linkOf(body, "canonical"));
  expect(new Set(readSiteNames(body))).toEqual(new Set([brand.name]));
  expect(body).toContain(brand.company.licence);
  expect(foreignTraces(body, brand, owner)).toEqual([]);
}

/** Expects the files and the 404 page of a host to be the brand's own. */
export async function expectBrandFiles(brand: Brand): Promise<void> {
  const { key, company, landings } = brand;
  const origin = originOf(brand);
  const [robots, sitemap, manifest, icon, touch, favicon, missing] = await Promise.all(
    [
      "/robots.txt",
      "/sitemap.xml",
      "/manifest.webmanifest",
      "/icon.svg",
      "/apple-touch-icon.png",
      "/favicon.ico",
      "/no-such-page",
    ].map((path) => requestHost(onBrand(key), path)),
  );
  for (const file of [robots, sitemap, manifest, icon]) {
    expect(file?.status).toBe(200);
    expect(foreignTraces(file?.body ?? "", brand)).toEqual([]);
  }
  expect(robots?.body).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const listed = [...(sitemap?.body ?? "").matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, it]) => it);
  for (const { route } of landings) expect(listed).toContain(origin + route);
  expect(listed.includes(origin + GOODS)).toBe(ownsListing(brand, LISTING));
  const isOfRest = brand.canonicalFor === "rest";
  expect(listed.includes(`${origin}/personal_center?user_id=3001`)).toBe(isOfRest);
  for (const address of listed) expect(address?.startsWith(`${origin}/`)).toBe(true);
  expect(JSON.parse(manifest?.body ?? "")).toMatchObject({ name: brand.name });
  expect(icon?.body).toContain(brand.mark);
  expect([touch?.status, touch?.headers["content-type"]]).toEqual([200, "image/png"]);
  expect([favicon?.status, favicon?.headers["content-type"]]).toEqual([200, "image/x-icon"]);
  expect(missing?.status).toBe(404);
  expect(missing?.body).toContain(company.licence);
  expect(foreignTraces(missing?.body ?? "", brand)).toEqual([]);
}
