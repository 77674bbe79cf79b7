import { readFileSync } from "node:fs";
import { BRANDS, NEUTRAL } from "../index";
import { mima } from "../mima";
import type { Brand } from "../types";
import { appearanceFaults } from "./appearance";
import { identityFaults } from "./identity";
import { routeFaults, routeTable } from "./routes";
import { wordFaults } from "./words";

const table = routeTable(readFileSync("brands/ROUTES.md", "utf8"));

/** What the rules say of the registry with one more brand in it. */
function faultsWith(more: Partial<Brand>): string[] {
  const brands = [...BRANDS, { ...mima, ...fresh, ...more }];
  return [
    ...identityFaults(brands),
    ...routeFaults(brands, [...table, { route: "/index_new", kind: "rent", brand: "xinxin" }]),
    ...wordFaults(brands),
    ...appearanceFaults(brands),
  ];
}

const landing = {
  route: "/index_new",
  kind: "rent",
  title: "新新租号 · 试试新号",
  headline: "新来的先玩",
  subline: "这一句写给规则的测试看，长短正好合适，也不和别人重复。",
} as const;

/** A brand as an operator might add it, nothing wrong with it. */
const fresh = {
  key: "xinxin",
  name: "新新租号",
  slogan: "写给规则测试的一句口号。",
  hosts: ["xinxin.example"],
  root: { redirect: "/index_new" },
  company: {
    name: "示例新新有限公司",
    address: "示例省示例市新路 1 号",
    licence: "示ICP备00009999号-1",
  },
  theme: { ...mima.theme, tint: "#fdeef6", primary: "#7a2a5c", spark: "#9fe6ff" },
  mark: "M1 1H23V23H1Z",
  landings: [landing],
} satisfies Partial<Brand>;

describe("the registry keeps every rule", () => {
  test("keys, hosts, names and companies", () => {
    expect(identityFaults(BRANDS)).toEqual([]);
  });

  test("roots and landing routes, each of ROUTES.md owned once", () => {
    expect(routeFaults(BRANDS, table)).toEqual([]);
    expect(new Set(table.map(({ route }) => route)).size).toBe(table.length);
  });

  test("wording", () => {
    expect(wordFaults([...BRANDS, NEUTRAL])).toEqual([]);
  });

  test("palettes and marks", () => {
    expect(appearanceFaults([...BRANDS, NEUTRAL])).toEqual([]);
  });
});

describe("a new brand", () => {
  test("that has everything is welcome", () => {
    expect(faultsWith({})).toEqual([]);
  });

  test.each<[string, Partial<Brand>, string]>([
    ["a key of another", { key: "mima" }, `mima: key "mima" is mima's already`],
    ["a key that is a path", { key: "api" }, "api: the key is a name that routes use"],
    ["a key with capitals", { key: "XinXin" }, "the key must be one label of a host"],
    ["a host of another", { hosts: ["mima.example"] }, `host "mima.example" is mima's already`],
    ["www. in front", { hosts: ["www.xinxin.example"] }, `without scheme, port and "www."`],
    ["an address for a host", { hosts: ["https://xinxin.example/"] }, "must be lower case"],
    ["no host", { hosts: [] }, "hosts is empty"],
    ["a mall without a slash", { mallUrl: "https://mall.example" }, "mallUrl must be an https"],
    ["a plain mobile site", { mobileSiteUrl: "http://m.example/" }, "mobileSiteUrl must be an"],
    ["a company of another", { company: mima.company }, `ICP licence "${mima.company.licence}"`],
    [
      "half a company",
      { company: { name: "甲公司", address: "", licence: "" } },
      "xinxin: the company has no address",
    ],
    ["a route of another", { landings: [...fresh.landings, ...mima.landings] }, `route "/index_m"`],
    ["no page of its own", { landings: [] }, "has no landing page /index_new"],
    ["a root of another's", { root: { redirect: "/index_m" } }, "no landing page of its own"],
    ["a seventh root page", { root: { page: { ...landing, route: "/" } } }, "6 brands have a root"],
    [
      "a route that nobody wrote down",
      { landings: [landing, { ...landing, route: "/index_newer" }] },
      `xinxin: /index_newer has no row with "xinxin" in ROUTES.md; add it`,
    ],
    [
      "another kind than written down",
      { landings: [{ ...landing, kind: "sell" }] },
      `/index_new is of kind "sell", in ROUTES.md of kind "rent"`,
    ],
    [
      "a root that is an agreement",
      { landings: [{ ...landing, kind: "legal" }] },
      "the root leads to an agreement",
    ],
    ["a slogan of another", { slogan: mima.slogan }, "slogan"],
    ["no slogan", { slogan: "" }, "xinxin: a text is empty"],
    [
      "a headline of two breaths",
      { landings: [{ ...landing, headline: "这一句标题实在是写得太长太长了" }] },
      "the headline of /index_new is over 14 characters",
    ],
    [
      "a title without the name",
      { landings: [{ ...landing, title: "下载 App" }] },
      "the title of /index_new does not name 新新租号",
    ],
    [
      "another brand's name in its words",
      { slogan: "比火山租号还要热闹的一句口号。" },
      "xinxin: the words name another brand, 火山租号",
    ],
    [
      "pale text",
      { theme: { ...fresh.theme, accent: "#f0a0a0" } },
      "xinxin: accent on white has a contrast of 2.",
    ],
    ["a palette of another", { theme: mima.theme }, "hardly another than mima's"],
    [
      "a colour by name",
      { theme: { ...fresh.theme, ink: "black" } },
      "ink must be written #rrggbb",
    ],
    ["a mark of another", { mark: mima.mark }, "mark"],
    ["a drawing for a mark", { mark: "<svg/>" }, "xinxin: the mark is no path data"],
  ])("with %s is told so", (_, more, fault) => {
    expect(faultsWith(more).join("\n")).toContain(fault);
  });
});
