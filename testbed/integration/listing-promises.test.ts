import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { keptGuarantees } from "@storefront/contract/listing/promise-table";
import { listingRow } from "@storefront/operator/catalogue/listing-schema";
import { promiseFactsOfRow } from "@storefront/operator/catalogue/row-terms";

const CATALOGUE = "sandbox/catalogue";

const listings = readdirSync(CATALOGUE, { recursive: true, encoding: "utf8" })
  .filter((path) => path.endsWith(".json"))
  .flatMap((path): { kind: string }[] => JSON.parse(readFileSync(join(CATALOGUE, path), "utf8")))
  .filter(({ kind }) => kind === "listing")
  .map((row) => listingRow.parse(row));

it("reads all sample listings, none of which promises what it does not have", () => {
  expect(listings.length).toBeGreaterThan(100);
});

it("keeps every guarantee of the samples, with its limit, exclusions and who decides", () => {
  for (const listing of listings) {
    const kept = keptGuarantees(listing.guarantees, promiseFactsOfRow(listing));
    expect(kept.map(({ name }) => name)).toEqual(listing.guarantees.map(({ name }) => name));
    for (const guarantee of kept) {
      const { brief, duration, excludes, decided_by } = guarantee;
      for (const term of [brief, duration, excludes, decided_by]) expect(term).toMatch(/。$/);
    }
  }
});

/** What texts say, and what must be true of the listing. */
const CLAIMS: readonly [RegExp, (listing: (typeof listings)[number]) => boolean][] = [
  [/无理由退/, ({ no_reason_refund }) => no_reason_refund],
  [/验号报告/, ({ inspection_report }) => inspection_report !== null],
  [/自动发货/, ({ delivery }) => delivery === "automatic"],
  [/可换绑/, ({ goods_type }) => goods_type === "PersonalAccount"],
];

it.each(CLAIMS)("only says %s of listings where it is true", (claim, isTrue) => {
  const saying = listings.filter((listing) => claim.test(JSON.stringify(listing)));
  expect(saying.length).toBeGreaterThan(0);
  expect(saying.filter((listing) => !isTrue(listing)).map(({ id }) => id)).toEqual([]);
});
