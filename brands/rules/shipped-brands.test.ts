import { readFileSync } from "node:fs";
import { BRANDS, LANDING_ROUTES, NEUTRAL } from "../index";
import { routesDocument } from "../routes-document";
import type { Brand } from "../types";
import { appearanceFaults } from "./appearance";
import { brandFaults } from "./brand-faults";
import { SPECIFIED_ROUTES } from "./specified-routes";
import { wordFaults } from "./words";

/** Number of brands that serve a page, not a redirect, at `/` (product §2 Routes). */
const ROOT_PAGES = 6;

const faults = brandFaults(BRANDS);
const keys = BRANDS.map(({ key }) => key);
const isOf = (key: string) => (fault: string) => fault.startsWith(`${key}: `);

/** Returns what a sample brand, whose hosts are fictitious, states of companies that may exist. */
function realData({ hosts, company }: Brand): string[] {
  if (!hosts.some((host) => host.endsWith(".example"))) return [];
  const { name, address, licence, email = "a@b.example", phone = "000-0000-0000" } = company;
  return [
    ...(/^示例.+公司$/.test(name) ? [] : [name]),
    ...(/^示例省.+ \d+ 号/.test(address) ? [] : [address]),
    ...(/^示ICP备\d{8}号-1$/.test(licence) ? [] : [licence]),
    ...(/^[\w.]+@[\w-]+\.example$/.test(email) ? [] : [email]),
    ...(/^000-\d{4}-\d{4}$/.test(phone) ? [] : [phone]),
    ...hosts.filter((host) => !host.endsWith(".example")),
  ];
}

test.each(BRANDS)("$key breaks no rule", (brand) => {
  expect([...faults.filter(isOf(brand.key)), ...realData(brand)]).toEqual([]);
});

test("the brands together break no rule", () => {
  expect(faults.filter((fault) => !keys.some((key) => isOf(key)(fault)))).toEqual([]);
});

test("the neutral brand breaks no rule of words and colors", () => {
  const all = [...BRANDS, NEUTRAL];
  expect([...wordFaults(all), ...appearanceFaults(all)].filter(isOf(NEUTRAL.key))).toEqual([]);
});

test("each route of the specification has one owner", () => {
  expect(SPECIFIED_ROUTES.filter((route) => !LANDING_ROUTES.includes(route))).toEqual([]);
  expect(BRANDS.filter(({ rootPage }) => rootPage)).toHaveLength(ROOT_PAGES);
});

test("ROUTES.md has the landing routes as they are", () => {
  expect(readFileSync("brands/ROUTES.md", "utf8")).toBe(routesDocument(BRANDS));
});
