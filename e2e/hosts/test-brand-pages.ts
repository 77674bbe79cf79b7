import type { Brand } from "@storefront/brands/types";
import { test } from "../fixtures";
import {
  expectBrandFiles,
  expectBrandGoods,
  expectBrandPages,
  expectBrandRoot,
} from "./expect-brand-pages";

/** Defines the tests of the brands' hosts. */
export function testBrandPages(brands: readonly Brand[]): void {
  for (const brand of brands) {
    test(`serves the brand's root, titles, canonical links and footer on the host of ${brand.key}`, {
      tag: "@readonly",
    }, async () => {
      await expectBrandRoot(brand);
      await expectBrandPages(brand);
      await expectBrandGoods(brand);
    });

    test(`serves the brand's files and 404 page on the host of ${brand.key}`, {
      tag: "@readonly",
    }, async () => {
      await expectBrandFiles(brand);
    });
  }
}
