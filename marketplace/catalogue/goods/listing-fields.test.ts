import { goodsDetail, spec } from "@storefront/contract/listing/goods";
import {
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_PARTS,
  LISTING_TEXTS,
  type ListingFieldTable,
  PRICE_FIELDS,
  SPEC_FIELDS,
  SPEC_PRICES,
} from "@storefront/contract/listing/listing-fields";
import { getTableColumns } from "drizzle-orm";
import * as schema from "../../database/schema";
import { type GoodsTexts, goods, goodsSpecs } from "../../database/schema";
import { markListing } from "../rules/free-texts";

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

it("names every field of an answer", () => {
  const wires = (...tables: Readonly<Record<string, { column: string; wire?: string }>>[]) =>
    tables.flatMap((table) => Object.values(table).map(({ wire }) => wire?.split(".")[0] ?? ""));
  const tables = [LISTING_FIELDS, LISTING_TEXTS, PRICE_FIELDS, INITIAL_FIELDS, LISTING_PARTS];
  // These belong to the marketplace: they are counted, computed or of other rows.
  const computed = [
    ...["goods_id", "held", "unavailable", "next_return", "flags", "price_after_discount"],
    ...["collect_goods", "collect_quantity", "want_count", "comments", "recent_sales"],
    ...["discounts", "open_group_buy", "open_promotion", "subscribe_gift_envelope", "envelopes"],
    ...["compensate_broadcast", "h5_qrcode_url", "home_page_api", "user"],
  ];
  const named = sorted([...wires(...tables), ...computed]).filter((name) => name !== "");
  expect(named).toEqual(sorted(Object.keys(goodsDetail.shape)));
  const ofSpec = [...wires(SPEC_FIELDS, SPEC_PRICES), "goods_spec_id", "spec_stock", "unavailable"];
  expect(sorted(ofSpec)).toEqual(sorted(Object.keys(spec.shape)));
});

it("has every text of a listing read for promises", () => {
  const text = "终身包赔";
  const textsOf = (table: ListingFieldTable) =>
    Object.entries(table).filter(([key, { kind }]) => key !== "game" && TEXT_KINDS.includes(kind));
  const filled = (table: ListingFieldTable) =>
    Object.fromEntries(textsOf(table).map(([, { column }]) => [column, text]));
  const marked = markListing({
    goods: { name: "", ...filled(LISTING_FIELDS), texts: filled(LISTING_TEXTS), media: [] },
    specs: [{ name: "", ...filled(SPEC_FIELDS) }],
    discounts: [],
    remarks: [],
  });
  const expected = [
    ...[LISTING_FIELDS, LISTING_TEXTS].flatMap(textsOf).map(([key]) => key),
    ...textsOf(SPEC_FIELDS).map(([key]) => `specs.0.${key}`),
  ];
  expect(sorted(marked?.texts.map(({ field }) => field) ?? [])).toEqual(sorted(expected));
});

const TEXT_KINDS = ["name", "text", "optionalText"];
