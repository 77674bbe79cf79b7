import { brandByKey } from "@storefront/brands";

/**
 * Key of a brand on whose host a step runs: the brand of the test, or one that the test names itself. A step that takes
 * any text could run on one brand for every test.
 */
export type TestBrand = string & { readonly isTestBrand: true };

let current: TestBrand | undefined;

/** Called by the fixtures for each test, of which a worker runs one at a time. */
export function setTestBrand(key: string): void {
  current = onBrand(key);
}

/** The brand of the running test (`test.use({ brand: "huoshan" })`). @throws Error outside of tests */
export function testBrand(): TestBrand {
  if (current === undefined) throw new Error("a test's brand is known while it runs alone");
  return current;
}

/** A brand that a test is about, beside or instead of its own. @throws Error when there is none of that key */
export function onBrand(key: string): TestBrand {
  if (!brandByKey(key)) throw new Error(`there is no brand ${key}`);
  return key as TestBrand;
}
