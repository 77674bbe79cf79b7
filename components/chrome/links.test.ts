import { existsSync } from "node:fs";
import { BRANDS, brandByKey, LANDING_ROUTES, NEUTRAL } from "@storefront/brands";
import { rootPath } from "@storefront/brands/pages";
import type { Brand } from "@storefront/brands/types";
import { PAGES } from "@/lib/routing/known-paths";
import { agreements, bottomColumns, CREDITS, headerLinks, landingLinks } from "./links";

const MALL = "https://mall.example/";
const headerOf = (brand: Brand, mallUrl?: string, boosts = true) =>
  headerLinks(brand, { mallUrl, boosts });
const texts = (mallUrl?: string, brand = NEUTRAL) =>
  headerOf(brand, mallUrl).map(({ text }) => text);
const bottomOf = (brand: Brand, mallUrl?: string, boosts = true) =>
  bottomColumns(brand, { mallUrl, boosts }).flatMap(({ links }) => links);

test("links the mall only when there is one", () => {
  expect(texts()).toEqual(["首页", "全部游戏", "代练", "手机版"]);
  expect(texts(MALL)).toEqual(["首页", "全部游戏", "代练", "商城", "手机版"]);
  expect(bottomOf(NEUTRAL, MALL)).toContainEqual({ text: "商城", href: MALL });
});

test("names the app only where the brand has one", () => {
  const mima = brandByKey("mima");
  expect(texts(undefined, mima)).toContain("下载 App");
  expect(bottomOf(NEUTRAL).map(({ text }) => text)).not.toContain("下载 App");
});

test.each([...BRANDS, NEUTRAL].map((brand) => [brand.key, brand] as const))(
  "%s: links only existing pages, each at most once in the bottom bar",
  (_, brand) => {
    const hrefs = [...bottomOf(brand), ...headerOf(brand)].map(({ href }) => href);
    for (const href of hrefs) {
      expect([...PAGES, ...LANDING_ROUTES]).toContain(href.replace(/#.*/, ""));
    }
    const bottom = bottomOf(brand).map(({ href }) => href);
    expect(new Set(bottom).size).toBe(bottom.length);
  },
);

test("links the common agreements when a brand has none", () => {
  const common = ["/pa", "/ua"].filter((route) => LANDING_ROUTES.includes(route));
  for (const brand of BRANDS) {
    const own = brand.landings.filter(({ kind }) => kind === "legal").map(({ route }) => route);
    const linked = agreements(brand).map(({ href }) => href);
    expect(linked).toEqual(own.length > 0 ? own : common);
  }
});

test.each(BRANDS.map((brand) => [brand.name, brand] as const))(
  "%s: each of its pages is its root or linked in both bars",
  (_, brand) => {
    const root = rootPath(brand);
    const own = brand.landings.map(({ route }) => route).filter((route) => route !== root);
    const bottom = bottomOf(brand).map(({ href }) => href);
    const slim = [...landingLinks(brand), ...agreements(brand)].map(({ href }) => href);
    expect(own.filter((route) => !bottom.includes(route))).toEqual([]);
    expect(own.filter((route) => !slim.includes(route))).toEqual([]);
  },
);

test("links boosting only where it is offered", () => {
  const hrefsOf = (boosts: boolean) =>
    [...bottomOf(NEUTRAL, undefined, boosts), ...headerOf(NEUTRAL, undefined, boosts)].filter(
      ({ href }) => href === "/practicePage",
    );
  expect(hrefsOf(true)).toHaveLength(2);
  expect(hrefsOf(false)).toEqual([]);
});

test("links neither games nor searches on a host without goods", () => {
  const host = brandByKey("taobaobao") as Brand;
  const hrefs = [...bottomOf(host), ...headerOf(host)].map(({ href }) => href);
  expect(hrefs).toEqual(expect.arrayContaining(["/index", "/aboutus"]));
  for (const path of ["/games", "/search"]) expect(hrefs).not.toContain(path);
});

test("the credits file exists in public", () => {
  expect(existsSync(`public${CREDITS}`)).toBe(true);
});
