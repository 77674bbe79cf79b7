import { EventEmitter } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { useFolder } from "@storefront/testbed/jest/use-folder";
import { allBrands, BRANDS, brandByHost, brandByKey } from "../index";
import { mima } from "../mima/brand";
import { applyBrandChanges } from "../registry";
import { newFaults } from "../testing/new-faults";
import { loadBrands } from "./load-brands";
import type { BrandChange } from "./merge-brands";
import { reloadBrandsOnSignal } from "./reload-brands";

jest.mock("../rules/brand-faults", () => {
  const { brandFaults } = jest.requireActual("../rules/brand-faults");
  return { brandFaults: newFaults(brandFaults) };
});

const folder = useFolder("brands");
const path = join(folder, "brands.json");

afterEach(() => applyBrandChanges({}));

/** Writes a file with these changes. */
function write(brands: Record<string, unknown>): void {
  writeFileSync(path, JSON.stringify({ brands }));
}

/** A complete brand that no shipped one collides with. */
const XINXIN = {
  name: "新新租号",
  slogan: "写给规则测试的一句口号。",
  hosts: ["xinxin.example"],
  company: {
    name: "示例新新有限公司",
    address: "示例省示例市新路 1 号",
    licence: "示ICP备00009999号-1",
  },
  theme: { ...mima.theme, tint: "#fdeef6", primary: "#7a2a5c", spark: "#9fe6ff" },
  mark: "M1 1H23V23H1Z",
  page: {
    kind: "rent",
    title: "新新租号 · 试试新号",
    headline: "新来的先玩",
    subline: "这一句写给规则的测试看，长短正好合适，也不和别人重复。",
  },
} satisfies BrandChange;

test("serves the shipped brands when no file is set", () => {
  loadBrands(undefined);
  expect(allBrands()).toEqual(BRANDS);
});

test("changes single fields of a shipped brand", () => {
  write({
    mima: {
      hosts: ["shop.example.com"],
      company: {
        name: "真实公司",
        licence: "京ICP备12345678号-1",
        police: "京公网安备 11010000000000 号",
      },
      theme: { accent: "#b02a08" },
      app: { iosUrl: "https://apps.example.com/mima", features: ["order", "scan"] },
      verification: { baidu: "codeva-abc123" },
    },
  });
  loadBrands(path);
  const brand = brandByKey("mima");
  expect(brand).toMatchObject({
    hosts: ["shop.example.com"],
    slogan: mima.slogan,
    company: { name: "真实公司", address: mima.company.address },
    theme: { ...mima.theme, accent: "#b02a08" },
    app: { iosUrl: "https://apps.example.com/mima" },
    verification: { baidu: "codeva-abc123" },
  });
  expect([brandByHost("shop.example.com"), brandByHost("www.shop.example.com")]).toEqual([
    brand,
    brand,
  ]);
  expect(brandByHost("mima.example")).toBeUndefined();
});

test("adds a brand with a page of its own", () => {
  write({ xinxin: XINXIN });
  loadBrands(path);
  expect(brandByHost("xinxin.example")).toMatchObject({
    key: "xinxin",
    rootPage: { route: "/", ...XINXIN.page },
    landings: [],
  });
  expect(allBrands()).toHaveLength(BRANDS.length + 1);
});

test.each<[string, Record<string, unknown>, string]>([
  [
    "a host of another brand",
    { mima: { hosts: ["huoshan.example"] } },
    `host "huoshan.example" is`,
  ],
  ["two owners of the rest", { huoshan: { canonicalFor: "rest" } }, `canonicalFor: "rest" is`],
  [
    "text that cannot be read",
    { mima: { theme: { accent: "#f0a0a0" } } },
    "mima: accent on white has a contrast",
  ],
  [
    "an added brand without a company",
    { xinxin: { ...XINXIN, company: undefined } },
    `xinxin: "company" is missing`,
  ],
  [
    "an added brand with half a company",
    { xinxin: { ...XINXIN, company: { name: "甲" } } },
    "xinxin: the company has no address",
  ],
  [
    "a page for a shipped brand",
    { mima: { page: XINXIN.page } },
    `mima: "page" is only for a brand`,
  ],
  ["an unknown field", { mima: { colour: "#fff" } }, "colour"],
  [
    "an unknown kind of goods",
    { mima: { assortment: { kinds: ["cars"] } } },
    "mima: assortment.kinds.0",
  ],
  ["a feature that no app has", { mima: { app: { features: ["voice"] } } }, "mima: app.features.0"],
  ["an unknown search engine", { mima: { verification: { yandex: "abc123" } } }, "verification"],
  [
    "an app's address without https",
    { mima: { app: { iosUrl: "http://apps.example/a", features: ["order"] } } },
    "app.iosUrl must be an https address",
  ],
  ["a named color", { mima: { theme: { ink: "black" } } }, "ink must be written #rrggbb"],
  [
    "a mall without https",
    { mima: { mallUrl: "http://mall.example/" } },
    "mallUrl must be an https",
  ],
  ["a fee above 10 percent", { mima: { sellFeePercent: 12 } }, "sellFeePercent 12 must be"],
  ["half a user id", { mima: { assortment: { sellers: [1.5] } } }, "seller 1.5 is no user id"],
  [
    "a whole meta tag as a code",
    { mima: { verification: { baidu: "<meta>" } } },
    "must be the code alone",
  ],
  [
    "a route that other brands own, by a key like __proto__",
    { __proto__x: {} },
    `__proto__x: "name" is missing`,
  ],
])("refuses %s and changes nothing", (_, brands, fault) => {
  write(brands);
  expect(() => loadBrands(path)).toThrow(fault);
  expect(() => loadBrands(path)).toThrow(path);
  expect(allBrands()).toEqual(BRANDS);
});

test.each([
  ["{", "is not JSON"],
  ["[]", "expected object"],
  [`{"brand": {}}`, "brands"],
])("refuses the file %j", (content, fault) => {
  writeFileSync(path, content);
  expect(() => loadBrands(path)).toThrow(fault);
});

test("names a file that is not there", () => {
  expect(() => loadBrands(join(folder, "missing.json"))).toThrow(/missing\.json: ENOENT/);
});

test("reads the file again on SIGHUP, and keeps the old state when it is wrong", () => {
  write({ mima: { name: "密马" } });
  loadBrands(path);
  const signals = new EventEmitter();
  const log = { info: jest.fn(), error: jest.fn() };
  const onChange = jest.fn();
  reloadBrandsOnSignal(path, log, onChange, signals);

  write({ mima: { hosts: ["shop.example.com"] } });
  signals.emit("SIGHUP");
  expect(brandByKey("mima")?.hosts).toEqual(["shop.example.com"]);
  expect(log.info).toHaveBeenCalledWith({ path, changed: ["mima"], added: [] }, expect.any(String));
  expect(onChange).toHaveBeenCalledTimes(1);

  write({ mima: { hosts: ["huoshan.example"] } });
  signals.emit("SIGHUP");
  expect(brandByKey("mima")?.hosts).toEqual(["shop.example.com"]);
  expect(log.error).toHaveBeenCalledTimes(1);
  expect(onChange).toHaveBeenCalledTimes(1);
});
