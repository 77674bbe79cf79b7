import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_PARTS,
  LISTING_TEXTS,
  PRICE_FIELDS,
  SPEC_FIELDS,
} from "@storefront/contract/listing/listing-fields";
import { getTableColumns } from "drizzle-orm";
import * as schema from "../../database/schema";
import { type GoodsTexts, goods, goodsSpecs } from "../../database/schema";

const columnsOf = (...tables: Readonly<Record<string, { column: string }>>[]) =>
  tables.flatMap((table) => Object.values(table).map(({ column }) => column));
const sorted = (names: readonly string[]) => [...new Set(names)].toSorted();

const TEXTS = "texts.";
const parts = columnsOf(LISTING_PARTS);

/** Columns that the marketplace sets by itself. */
const OWN = ["id", "texts", "removedAt", "reviewHash", "updatedAt"];

it("has a field for every column of a listing", () => {
  const tables = Object.keys(schema);
  const columns = parts.filter((name) => !name.startsWith(TEXTS) && !tables.includes(name));
  const named = [...columnsOf(LISTING_FIELDS, PRICE_FIELDS, INITIAL_FIELDS), ...columns, ...OWN];
  expect(sorted(named)).toEqual(sorted(Object.keys(getTableColumns(goods))));
});

it("has a field for every column of a spec", () => {
  const named = [...columnsOf(SPEC_FIELDS, PRICE_FIELDS), "id", "goodsId", "position"];
  expect(sorted(named)).toEqual(sorted(Object.keys(getTableColumns(goodsSpecs))));
});

it("has a field for every text of a listing", () => {
  // The compiler checks that these are all.
  const stored: Record<keyof GoodsTexts, true> = {
    feature: true,
    attrs: true,
    attributes: true,
    banner: true,
    guarantee: true,
    inspection: true,
    inspectionReport: true,
    process: true,
    descDescription: true,
    goodsDesc: true,
  };
  const ofParts = parts.flatMap((name) =>
    name.startsWith(TEXTS) ? [name.slice(TEXTS.length)] : [],
  );
  const named = [...columnsOf(LISTING_TEXTS), ...ofParts];
  expect(sorted(named)).toEqual(sorted(Object.keys(stored)));
});
