import { contrast, mixWithWhite } from "./contrast";
import { BRANDS, brandByHost, brandByKey, LANDING_ROUTES, landingByRoute, NEUTRAL } from "./index";
import type { Brand, Theme } from "./types";

const ALL = [...BRANDS, NEUTRAL];
const each = (brands: readonly Brand[]) => brands.map((brand) => [brand.key, brand] as const);

function duplicates(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe("the registry", () => {
  test("keys, names, companies and licences are unique", () => {
    expect(duplicates(ALL.map((brand) => brand.key))).toEqual([]);
    expect(duplicates(ALL.map((brand) => brand.name))).toEqual([]);
    expect(duplicates(BRANDS.map((brand) => brand.company.name))).toEqual([]);
    expect(duplicates(BRANDS.map((brand) => brand.company.licence))).toEqual([]);
    expect(duplicates(ALL.map((brand) => brand.mark))).toEqual([]);
  });

  test("a host belongs to one brand, with and without www.", () => {
    const hosts = BRANDS.flatMap((brand) => brand.hosts.flatMap((host) => [host, `www.${host}`]));
    expect(duplicates(hosts)).toEqual([]);
    for (const brand of BRANDS) {
      for (const host of brand.hosts) {
        expect([brandByHost(host), brandByHost(`www.${host}`)]).toEqual([brand, brand]);
      }
    }
  });

  test("a landing route has one owner, whatever the letter case", () => {
    const routes = BRANDS.flatMap((brand) => brand.landings.map(({ route }) => route));
    expect(duplicates(routes.map((route) => route.toLowerCase()))).toEqual([]);
    expect([...LANDING_ROUTES].sort()).toEqual(routes.sort());
  });

  test("no key is a name that the routes use", () => {
    const taken = ["api", "media", "_next", "healthz", "readyz", "missing", "localhost", "www"];
    expect(ALL.filter((brand) => taken.includes(brand.key))).toEqual([]);
  });

  test("what is not there is not found, whatever it is called", () => {
    for (const name of ["", "constructor", "__proto__", "toString", "MIMA"]) {
      expect([brandByKey(name), brandByHost(name), landingByRoute(name)]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});

describe.each(each(ALL))("%s", (key, brand) => {
  test("is found by its key, which is one label of a host", () => {
    expect(key).toMatch(/^[a-z][a-z0-9-]{1,30}$/);
    expect(brandByKey(key)).toBe(brand);
  });

  test("has a mark that is path data and words for everything", () => {
    expect(brand.mark).toMatch(/^M[\d\sMLHVCSQTAZmlhvcsqtaz.,-]+$/);
    const pages = [...brand.landings, ...("page" in brand.root ? [brand.root.page] : [])];
    for (const words of [
      brand.name,
      brand.slogan,
      ...pages.flatMap((p) => [p.title, p.headline, p.subline]),
    ]) {
      expect(words.trim()).toBe(words);
      expect(words).not.toBe("");
    }
  });

  const pairs = (theme: Theme): [string, string, string][] => {
    const [ink2, ink3] = [mixWithWhite(theme.ink, 0.74), mixWithWhite(theme.ink, 0.62)];
    const grounds = [
      ["white", "#ffffff"],
      ["tint", theme.tint],
      ["ground", theme.ground],
    ] as const;
    const texts = [
      ["ink", theme.ink],
      ["ink-2", ink2],
      ["ink-3", ink3],
      ["primary", theme.primary],
      ["primary-strong", theme.primaryStrong],
      ["accent", theme.accent],
    ] as const;
    return [
      ...grounds.flatMap(([on, ground]) =>
        texts.map(([name, text]): [string, string, string] => [`${name} on ${on}`, text, ground]),
      ),
      ["white on primary", "#ffffff", theme.primary],
      ["white on primary-strong", "#ffffff", theme.primaryStrong],
      ["white on ink", "#ffffff", theme.ink],
      ["spark on ink", theme.spark, theme.ink],
    ];
  };

  test.each(pairs(brand.theme))("%s meets AA", (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
});

describe.each(each(BRANDS))("%s", (_, brand) => {
  test("has a complete, invented company", () => {
    expect(brand.company.name).toMatch(/^示例.+公司$/);
    expect(brand.company.address).not.toBe("");
    expect(brand.company.licence).toMatch(/^示ICP备\d{8}号-\d$/);
    if (brand.company.email) expect(brand.company.email).toMatch(/^[\w.]+@[\w-]+\.example$/);
    if (brand.company.phone) expect(brand.company.phone).toMatch(/^000-\d{4}-\d{4}$/);
  });

  test("has hosts in their plain spelling, of a domain that nobody can own", () => {
    expect(brand.hosts.length).toBeGreaterThan(0);
    for (const host of brand.hosts) expect(host).toMatch(/^(?!www\.)[a-z0-9-]+\.example$/);
  });

  test("has a root: its own page, or one redirect to a landing route that exists", () => {
    if ("page" in brand.root) expect(brand.root.page.route).toBe("/");
    else expect(landingByRoute(brand.root.redirect)?.brand).toBe(brand);
  });

  test("has routes as the specification writes them", () => {
    for (const { route } of brand.landings) expect(route).toMatch(/^(?:\/[a-z_]+){1,2}$/);
  });
});

test("the neutral brand names no company, licence or host, and owns no route", () => {
  expect(NEUTRAL.company).toEqual({ name: NEUTRAL.name, address: "", licence: "" });
  expect([NEUTRAL.hosts, NEUTRAL.landings]).toEqual([[], []]);
  expect(BRANDS).not.toContain(NEUTRAL);
});
