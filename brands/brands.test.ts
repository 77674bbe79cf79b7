import { BRANDS, brandByHost, brandByKey, LANDING_ROUTES, landingByRoute, NEUTRAL } from "./index";
import { pagesOf } from "./pages";

test("finds every brand by its key, and by its hosts with and without www.", () => {
  const hosts = BRANDS.flatMap((brand) => brand.hosts);
  for (const brand of BRANDS) {
    expect(brandByKey(brand.key)).toBe(brand);
    for (const host of brand.hosts.filter((it) => hosts.indexOf(it) === hosts.lastIndexOf(it))) {
      expect([brandByHost(host), brandByHost(`www.${host}`)]).toEqual([brand, brand]);
    }
  }
  expect(brandByKey(NEUTRAL.key)).toBe(NEUTRAL);
});

test("finds every landing route with the brand that owns it", () => {
  for (const brand of BRANDS) {
    for (const landing of brand.landings) {
      expect(landingByRoute(landing.route)).toEqual({ brand, landing });
    }
  }
  const routes = BRANDS.flatMap((brand) => brand.landings.map(({ route }) => route));
  expect([...LANDING_ROUTES].sort()).toEqual(routes.sort());
});

test("returns undefined for unknown names", () => {
  for (const name of ["", "constructor", "__proto__", "toString", "MIMA"]) {
    const found = [brandByKey(name), brandByHost(name), landingByRoute(name)];
    expect(found).toEqual([undefined, undefined, undefined]);
  }
});

test("the neutral brand has no company, license, host or route", () => {
  expect(NEUTRAL.company).toEqual({ name: NEUTRAL.name, address: "", licence: "" });
  expect([NEUTRAL.hosts, NEUTRAL.landings]).toEqual([[], []]);
  expect(BRANDS).not.toContain(NEUTRAL);
});

test("shows titles, headlines and sublines as they are, without placeholders", () => {
  const texts = BRANDS.flatMap((brand) =>
    pagesOf(brand).flatMap(({ route, title, headline, subline }) =>
      [title, headline, subline].map((text) => `${route}: ${text}`),
    ),
  );
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter((text) => /\{\w+\}/.test(text))).toEqual([]);
});
