import {
  FACT_FIELDS,
  INITIAL_FIELDS,
  LISTING_FIELDS,
  LISTING_TEXTS,
  type ListingField,
  type ListingFieldTable,
  PRICE_FIELDS,
  SPEC_FIELDS,
} from "@storefront/contract/listing/listing-fields";
import { conditionOf, PROMISE_NAMES } from "@storefront/contract/listing/promise-table";
import { RENT } from "@storefront/contract/listing/trade";
import { fenToYuan } from "@storefront/contract/money";
import fc from "fast-check";
import { discountsOf } from "../catalogue/listing-parts";
import { type ListingRow, listingFields } from "../catalogue/listing-row";
import { listingRow } from "../catalogue/listing-schema";
import {
  goodsOf,
  listingRowOf,
  remarksOf,
  type StoredListing,
  specsOf,
} from "../catalogue/stored-listing";
import { dateOf } from "../catalogue/time";
import { keptOf, listingFormValues } from "./listing-form-values";
import { readListingForm } from "./read-listing-form";

const NOW = new Date("2026-03-01T04:00:00Z");
const PIECES = 1000;

/** Forms trim texts; rows of their lists without any text are none. */
const text = (most = 40) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 8 })
    .map((it) => it.replace(/[\s、]/gu, "字").slice(0, most));
const list = <T>(item: fc.Arbitrary<T>) => fc.array(item, { maxLength: 3 });
const date = (min: Date, max: Date) =>
  fc.date({ min, max, noInvalidDate: true }).map((it) => it.toISOString());

/** Values of a field as a file has them. */
function valuesOf(field: ListingField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case "id":
      return fc.integer({ min: 1, max: 1_000_000_000 });
    case "name":
      return text(field.most);
    case "text":
      return fc.oneof(fc.constant(""), text(field.most));
    case "optionalText":
      return fc.option(text(field.most));
    case "choice":
      return fc.constantFrom(...Object.keys(field.options));
    case "code":
      return fc.constantFrom(...Object.keys(field.options).map(Number));
    case "count":
      return fc.integer({ min: field.least ?? 0, max: field.most ?? 72 });
    case "flag":
      return fc.boolean();
    case "price":
      return fc.integer({ min: 1, max: 100_000 }).map(fenToYuan);
    case "yuan":
    case "optionalYuan":
      return fc.integer({ min: 0, max: 100_000 }).map(fenToYuan);
    case "time":
      return date(new Date("2020-01-01"), NOW);
    case "option":
      return text(field.most);
    case "options":
      return fc.uniqueArray(text(), { minLength: 1, maxLength: 3 });
    case "number":
      return fc.nat(field.most);
    case "end":
      return date(new Date(NOW.getTime() + 1), new Date("2040-01-01"));
  }
}

const fieldsOf = (tables: ListingFieldTable[], rules: { requiredKeys?: [] } = {}) =>
  fc.record(
    Object.fromEntries(
      tables.flatMap((table) =>
        Object.entries(table).map(([key, field]) => [key, valuesOf(field)]),
      ),
    ),
    rules,
  );

const pictures = list(fc.record({ url: text().map((it) => `/media/${it}`), text: text() })).map(
  (all) => ({
    pictures: all.map(({ url }) => url),
    picture_texts: all.map((each) => each.text),
  }),
);
const from = fc.oneof(
  fc.record({ from_yuan: fc.constant("12.50") }),
  fc.record({ from_pieces: fc.nat(9) }),
);
const discount = fc
  .tuple(
    fc.oneof(
      fc.record({ kind: fc.constant("cut"), off: fc.constant("0.05") }),
      fc.record({ kind: fc.constant("percent"), percent_off: fc.integer({ min: 1, max: 99 }) }),
      fc.record({ kind: fc.constant("gift"), pieces: fc.integer({ min: 1, max: 9 }) }),
    ),
    from,
    text(),
  )
  .map(([value, threshold, shown]) => ({ ...value, ...threshold, text: shown }));
const parts = fc.record({
  tags: list(fc.record({ text: text(), color: fc.constantFrom("", "#0a6645") })),
  attributes: list(fc.record({ title: text(), data: list(text()) })),
  detail_pictures: list(text().map((it) => `https://pictures.example/${it}`)),
  facts: fieldsOf([FACT_FIELDS], { requiredKeys: [] }),
  guarantees: fc
    .subarray(PROMISE_NAMES.filter((name) => conditionOf(name) === null))
    .map((names) => names.map((name) => ({ name }))),
  inspection_report: fc.option(
    fc.record({
      report_no: text(),
      inspector: text(),
      checked_at: date(new Date("2020-01-01"), NOW),
      items: list(fc.record({ name: text(), result: text(), passed: fc.constantFrom(0, 1) })),
    }),
  ),
  process: list(fc.record({ name: text(), brief: text() })),
  discounts: list(discount),
  remarks: list(fc.record({ title: text(), tip: text() })),
});

/** Prices of a piece: the cashback is below them. */
const prices = fc
  .tuple(
    fieldsOf([PRICE_FIELDS]),
    fc.record({
      price: fc.integer({ min: 50, max: 100_000 }).map(fenToYuan),
      activity_price: fc.integer({ min: 50, max: 100_000 }).map(fenToYuan),
      cashback: fc.integer({ min: 0, max: 49 }).map(fenToYuan),
    }),
  )
  .map((all) => Object.assign({}, ...all));

/** Rows that a listing can be sold by. */
const listing = fc
  .record({
    own: fieldsOf([LISTING_FIELDS, LISTING_TEXTS, INITIAL_FIELDS]),
    bounds: fc.record({ min: fc.nat(9), max: fc.integer({ min: 9, max: 20 }) }),
    pictures,
    parts,
    prices,
    specs: list(fc.tuple(fieldsOf([SPEC_FIELDS]), prices)),
  })
  .map(({ own, ...rest }) => {
    const isRent = own["trade_type_id"] === RENT;
    const hasSpecs = rest.specs.length > 0 && !isRent;
    const isSingle = isRent || (!hasSpecs && own["group_price"] !== "0.00");
    const bounds = isSingle ? { ...rest.bounds, min: 1 } : rest.bounds;
    const stock = own["delivery"] === "manual" ? { stock: PIECES } : {};
    return {
      kind: "listing",
      id: 7001,
      ...own,
      ...bounds,
      ...(isRent || hasSpecs ? { group_price: "0.00" } : {}),
      ...(isRent ? {} : { deposit: "0.00", rent_hours: 0 }),
      ...(hasSpecs ? {} : { ...rest.prices, ...stock }),
      specs_type: hasSpecs ? 2 : 1,
      specs: hasSpecs
        ? rest.specs.map(([fields, priced]) => ({ ...fields, ...priced, ...bounds, ...stock }))
        : [],
      ...rest.pictures,
      ...rest.parts,
      discounts: isRent ? [] : rest.parts.discounts,
    };
  });

/** @returns the rows that the database has of a listing */
function stored(row: ListingRow): StoredListing {
  const until = row.activity_until && dateOf(row.activity_until, NOW);
  const report = row.inspection_report;
  const checkedAt = report ? dateOf(report.checked_at, NOW).toISOString() : undefined;
  const specs = specsOf(row, NOW, until).map((spec, at) => ({ ...spec, id: at + 1 }));
  const pieces = specs.length > 0 ? specs.map(({ id }) => id) : [null];
  const withIds = (rows: object[]) => rows.map((each, at) => ({ ...each, id: at + 1 }));
  return {
    goods: goodsOf(row, NOW, { checkedAt, activityUntil: until }),
    specs,
    stock: pieces.map((specId) => ({ specId, available: PIECES })),
    discounts: withIds(discountsOf(row)),
    remarks: withIds(remarksOf(row)),
  } as StoredListing;
}

const readRow = (written: unknown): ListingRow => {
  const { success, data, error } = listingRow.safeParse(written);
  if (!success) throw new Error(JSON.stringify(error.issues));
  return data;
};

it("covers every field of a catalog's row", () => {
  const written = fc.sample(listing, 100).flatMap((row) => Object.keys(row));
  const refused = ["compensated", "reviews"];
  const all = Object.keys(listingFields.shape).filter((key) => !refused.includes(key));
  expect([...new Set([...written, "secrets"])].toSorted()).toEqual(all.toSorted());
});

it("exports every field of a listing as it was imported", () => {
  fc.assert(
    fc.property(listing, (written) => {
      const row = readRow(written);
      const exported = JSON.parse(JSON.stringify(listingRowOf(stored(row))));
      expect(readRow(exported)).toEqual(row);
    }),
  );
});

it("reads every field from the console's form as it was imported", () => {
  fc.assert(
    fc.property(listing, (written) => {
      const row = readRow(written);
      const listed = stored(row);
      // A form changes neither the stock nor what counts for a new listing only.
      const withoutStock = { ...row, stock: undefined };
      const expected = {
        ...withoutStock,
        specs: row.specs.map((spec) => ({ ...spec, stock: undefined })),
        ...{ listed: undefined, sold: 0, wanted: 0, collected: 0 },
      };
      const read = readListingForm(listingFormValues(listed), keptOf(listed));
      expect(read).toEqual({ row: expected });
    }),
  );
});
