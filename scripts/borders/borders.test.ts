import { checkTree, pathIn, probesOf, targetOf, writeProbes } from "./probe-tree";
import { MODULES, ROOMS } from "./rooms";
import { allowedRooms } from "./rules";

const NAMES = Object.keys(ROOMS);

/** Files of `lib` that have something wrong with them, each by its path there. */
const FAULTY: Readonly<Record<string, string>> = {
  "by-package.ts": 'import "@storefront/operator/target";',
  "package.ts": 'import "next/link"; import type {} from "hono"; export * from "node:fs";',
  "package.test.ts": 'import "hono";',
  "nowhere.ts": 'import "@/lib/missing";',
  "some.test.ts": "export {};",
  "imports-test.ts": 'import "./some.test";',
  "circle/one.ts": 'import type { Two } from "./two"; export type One = Two;',
  "circle/two.ts": 'import type { One } from "./one"; export type Two = One;',
  "below/first.ts": 'import type {} from "@/lib/above/first";',
  "above/first.ts": "export {};",
  "above/deep/second.ts": 'import type {} from "@/lib/below/deep/second";',
  "below/deep/second.ts": "export {};",
};

/** Files of the marketplace, each by its path there: behind a door, and ways around it. */
const BEHIND: Readonly<Record<string, string>> = {
  "orders/build.ts": "export {};",
  "orders/rules/price.ts": "export {};",
  "orders/routes.ts": 'import type {} from "../background/background";',
  "orders/inside.ts": 'import "./build";',
  "background/late.ts": 'import "../orders/build";',
  "background/late.test.ts": 'import "../orders/build";',
  "background/mounts.ts": 'import "../orders/routes";',
  "background/rules/pure.ts": 'import "@/marketplace/orders/rules/price";',
  "background/rules/impure.ts": 'import "../late";',
  "config.ts": 'import "./orders/rules/price"; import "./orders/build";',
  "app.ts": 'import "./orders/routes";',
};

let lines: readonly string[];
/** The refused imports between rooms, as "file imports file". */
let refused: ReadonlySet<string>;

beforeAll(() => {
  const faulty = Object.entries(FAULTY).map(([path, text]) => [pathIn("lib", path), text]);
  const files = {
    ...writeProbes(),
    ...Object.fromEntries(faulty),
    ...Object.fromEntries(
      Object.entries(BEHIND).map(([path, text]) => [`marketplace/${path}`, text]),
    ),
    "operator/package.json": '{ "exports": { "./*": "./*.ts" } }',
    "cellar/file.ts": "export {};",
  };
  lines = checkTree(files, { "node_modules/@storefront/operator": "operator" });
  refused = new Set(lines.map((line) => line.replace(/:.*/, "")));
});

const pairs = NAMES.flatMap((from) =>
  NAMES.filter((to) => to !== from).map((to) => ({ from, to })),
);
const isAllowed = ({ from, to }: { from: string; to: string }, kind: "files" | "tests") =>
  allowedRooms(ROOMS, from, kind).has(to);

/** @returns the names of the probes of a pair whose import is refused */
const refusedProbes = ({ from, to }: { from: string; to: string }) =>
  probesOf(from).filter((file) => refused.has(`${pathIn(from, file)} imports ${targetOf(to)}`));

const isTest = (file: string) => file.endsWith(".test.ts");

test.each(pairs.filter((pair) => !isAllowed(pair, "files")))(
  "refuses every way in which $from imports $to",
  (pair) => {
    expect(refusedProbes(pair).filter((file) => !isTest(file))).toEqual(
      probesOf(pair.from).filter((file) => !isTest(file)),
    );
  },
);

test.each(pairs.filter((pair) => isAllowed(pair, "files")))("lets $from import $to", (pair) => {
  expect(refusedProbes(pair)).toEqual([]);
});

test.each(pairs.filter((pair) => !isAllowed(pair, "tests")))(
  "refuses that tests of $from import $to",
  (pair) => {
    expect(refusedProbes(pair).filter(isTest)).toEqual(probesOf(pair.from).filter(isTest));
  },
);

test("lets tests import what only they may", () => {
  const only = pairs.filter((pair) => isAllowed(pair, "tests") && !isAllowed(pair, "files"));
  expect(only.length).toBeGreaterThan(20);
  expect(only.flatMap(refusedProbes).filter(isTest)).toEqual([]);
});

test("names the rooms that the importing one may import", () => {
  const message = "lib may import brands, contract, platform";
  expect(lines).toContain(`lib/alias-value.ts imports operator/target.ts: ${message}`);
});

/** Names the files of `lib` in a line by their paths there. */
const inLib = (line: string) => line.replaceAll("lib/", "");

test.each([
  ["an import by a package's name", "by-package.ts imports operator/target.ts"],
  ["an import of a test", "imports-test.ts imports some.test.ts"],
  ["an import that leads nowhere", "nowhere.ts imports @/missing, which does not exist"],
  ["a folder without a row", "cellar/ is no room"],
])("refuses %s", (_, statement) => {
  expect([...refused].map(inLib)).toContain(statement);
});

describe("a door", () => {
  const inMarketplace = (line: string) => line.replaceAll("marketplace/", "");

  test("keeps other files out of what is behind it, but tests", () => {
    const behind = lines.map(inMarketplace).filter((line) => line.replace(/ .*/, "") in BEHIND);
    expect(behind.toSorted()).toEqual([
      "background/late.ts imports orders/build.ts: other rooms import orders/orders.ts only",
      "background/mounts.ts imports orders/routes.ts: only app.ts mounts routes",
      "background/rules/impure.ts imports background/late.ts: rules import rules, contract and platform only",
      "config.ts imports orders/build.ts: other rooms import orders/orders.ts only",
    ]);
  });

  test("leads to modules that are lower in the list", () => {
    const names = Object.keys(MODULES);
    const upward = Object.entries(MODULES).flatMap(([name, modules]) =>
      modules
        .filter((each) => names.indexOf(each) >= names.indexOf(name))
        .map((each) => `${name} ${each}`),
    );
    expect(upward).toEqual([]);
  });
});

test("refuses packages that the room's row does not name, but in tests", () => {
  expect(lines.filter((line) => line.includes("package ")).map(inLib)).toEqual([
    "package.ts imports the package hono, which its room may not",
  ]);
});

test("refuses a circle of modules that import types only", () => {
  expect(lines.map(inLib)).toContain("circle: circle/one.ts → circle/two.ts → circle/one.ts");
});

test("refuses a circle of folders without one of modules", () => {
  const at = lines.indexOf("circle between folders of lib:");
  expect(
    lines
      .slice(at + 1, at + 3)
      .map(inLib)
      .toSorted(),
  ).toEqual([
    "  above/deep/second.ts imports below/deep/second.ts",
    "  below/first.ts imports above/first.ts",
  ]);
});
