import { readFileSync } from "node:fs";
import { sourceFiles } from "./source-files";

/** Packages that the product is to be built with, each for its own job. */
const PRODUCT = [
  ...["next", "react", "react-dom", "swr", "js-cookie", "crypto-js"],
  ...["qrcode.react", "embla-carousel-react"],
];
const TESTS = ["@testing-library/react", "@playwright/test"];

const TEST = /\.(?:test|spec)\.|\/testing\/|^e2e\/|^scripts\/|^bench\//;
const files = sourceFiles("*.ts", "*.tsx", "*.js", "*.mjs");
const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));

/** Finds a file that imports the package, or a part of it. */
const findImport = (name: string, among: readonly string[]) =>
  among.find((file) => {
    const text = readFileSync(file, "utf8");
    return new RegExp(`(?:from|import\\(|import|require\\()\\s*["']${name}["'/]`).test(text);
  });

test.each(PRODUCT)("the product uses %s", (name) => {
  expect(dependencies).toHaveProperty([name]);
  const product = files.filter((file) => !TEST.test(file));
  expect(findImport(name, product)).toBeDefined();
});

test.each(TESTS)("the tests use %s", (name) => {
  expect(devDependencies).toHaveProperty([name]);
  expect(findImport(name, files)).toBeDefined();
});
