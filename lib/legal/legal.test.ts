import { BRANDS, landingByRoute, NEUTRAL } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import { DELETION_WORD } from "@storefront/contract/account/deletion-terms";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { withBrandClauses } from "./brand-clauses";
import { legalPage } from "./legal-page";

const routes = BRANDS.flatMap((brand) =>
  brand.landings.filter(({ kind }) => kind === "legal").map(({ route }) => route),
);

function pageOn(host: Brand, route: string) {
  const found = landingByRoute(route);
  if (found === undefined) throw new Error(`nobody owns ${route}`);
  return { ...legalPage(host, found.brand, found.landing), owner: found.brand };
}

/** All texts of the page. */
const textOf = ({ document, party }: ReturnType<typeof pageOn>) =>
  JSON.stringify([document, party.app]);

test.each(routes)("%s is complete: clauses, gist, length", (route) => {
  const { document } = pageOn(BRANDS[0] ?? NEUTRAL, route);
  expect(document.clauses.length).toBeGreaterThanOrEqual(12);
  expect(document.gist).toHaveLength(4);
  const characters = JSON.stringify(document).match(/[\u4e00-\u9fa5]/g) ?? [];
  expect(characters.length).toBeGreaterThan(1800);
  const titles = document.clauses.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});

test.each(routes)("%s names the company of the host, on every host", (route) => {
  for (const host of [...BRANDS, NEUTRAL]) {
    const page = pageOn(host, route);
    const words = textOf(page);
    expect(words).toContain(host.company.name);
    expect(words).not.toMatch(/undefined|，。|（）/);
    const others = BRANDS.filter((it) => it !== host && words.includes(it.company.name));
    expect(others).toEqual([]);
  }
});

test("/pa and /ua are about the host's app, other agreements about their owner's", () => {
  for (const host of BRANDS) {
    expect(pageOn(host, "/pa").brand).toBe(host);
    expect(pageOn(host, "/c/ua").brand.name).toBe("橙玩");
  }
});

test.each(routes)(
  "%s links to its counterpart, which exists, and marks itself as current",
  (route) => {
    const { pair } = pageOn(NEUTRAL, route);
    expect(pair.map(({ href }) => landingByRoute(href)?.landing.kind)).toEqual(["legal", "legal"]);
    expect(pair.filter(({ current }) => current).map(({ href }) => href)).toEqual([route]);
  },
);

describe("the brand that sells bags", () => {
  const host = BRANDS.find(({ agreements }) => agreements !== undefined) ?? NEUTRAL;

  test.each(["/pa", "/ua"])("%s speaks of consigned bags, nowhere of games", (route) => {
    const page = pageOn(host, route);
    const words = `${textOf(page)} ${page.subline}`;
    expect(words).toMatch(/寄卖/);
    expect(words).toMatch(/鉴定/);
    expect(words).not.toMatch(/游戏|租号|租客|租用|代练|卡密|区服|号主|验号|换绑|上号|外挂|段位/);
    expect(words).not.toMatch(/[{}]\w|\w}/);
    expect(words).toContain(host.company.name);
  });

  test.each(["/pa", "/ua"])("%s has as many clauses as the common one, each once", (route) => {
    const own = pageOn(host, route).document.clauses.map(({ title }) => title);
    expect(own).toHaveLength(pageOn(NEUTRAL, route).document.clauses.length);
    expect(new Set(own).size).toBe(own.length);
  });

  test("shows the common agreement for another app on this host too", () => {
    const { document, subline } = pageOn(host, "/c/ua");
    expect(JSON.stringify(document)).toContain("租号的特别约定");
    expect(subline).not.toContain("箱包");
  });
});

test.each(routes.filter((route) => route.endsWith("/pa")))(
  "%s names the page where the account is exported and closed, and the words to type",
  (route) => {
    for (const host of [...BRANDS, NEUTRAL]) {
      const words = textOf(pageOn(host, route));
      for (const name of [ACCOUNT_PAGES.privacy.name, DELETION_WORD, "导出资料"]) {
        expect(words).toContain(name);
      }
    }
  },
);

test("throws for a brand's clause that replaces none of the common ones", () => {
  const { document, party } = pageOn(NEUTRAL, "/ua");
  const words = {
    subline: "",
    gist: ["一", "二", "三", "四"] as const,
    clauses: { 没有这一条: { title: "新条", text: [] } },
  };
  expect(() => withBrandClauses(document, words, party)).toThrow("没有这一条");
});
