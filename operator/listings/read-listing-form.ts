import { yuanToFen } from "@storefront/contract/money";
import { isAddress } from "../catalogue/fields";
import type { ListingRow } from "../catalogue/listing-fields";
import { listingRow } from "../catalogue/listing-schema";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { linesOf, splitCells } from "./cells";
import { CONTENT } from "./content-fields";
import { hasThreshold } from "./discount-line";
import { readFields, textOf } from "./form-field";
import { fieldsOf } from "./form-section";
import {
  NEW_PRICE,
  NEW_SECRETS,
  NEW_STOCK,
  PIECE_AMOUNTS,
  SPEC_FIELDS,
  specField,
  specRowsOf,
} from "./piece-fields";
import { readSecrets } from "./read-secrets";
import { REPORT } from "./report-fields";
import { TERMS } from "./terms-fields";

/** Parts of a listing that its form cannot change: they have forms of their own or never change. */
export interface KeptOfListing {
  id: number;
  delivery: "automatic" | "manual";
  /** Price of the listing in yuan; undefined when it has specs. */
  price: string | undefined;
  /** Used for a listing without specs; with specs the form has a choice. */
  specsType: number;
  /** Prices of the existing specs in yuan, in order. */
  specPrices: readonly string[];
}

export type FieldErrors = Record<string, string>;

/** Placeholder that satisfies validation where the database counts the pieces; removed by `withoutCounts`. */
const COUNTED = 0;

/**
 * Parses the form of a listing by the rules of an import.
 * @param kept null for a new listing
 * @returns the row, in which existing pieces have no stock; or the errors by field
 */
export function readListingForm(
  form: URLSearchParams,
  kept: KeptOfListing | null,
): { row: ListingRow } | { errors: FieldErrors } {
  const errors: FieldErrors = {};
  const delivery = kept?.delivery ?? textOf(form, "delivery");
  const piece = (at: number | null, keptPrice: string | undefined) =>
    readPiece(form, at, { keptPrice, automatic: delivery === "automatic", errors });
  const places = specPlaces(form, kept);
  const hasSpecs = places.length > 0;
  const parsed = listingRow.safeParse({
    kind: "listing",
    id: kept?.id ?? 1,
    ...readFields(form, fieldsOf(...TERMS, ...CONTENT)),
    inspection_report: readReport(form),
    delivery,
    ...(hasSpecs ? {} : piece(null, kept?.price)),
    specs_type: hasSpecs ? Number(textOf(form, "specs_type") || 2) : (kept?.specsType ?? 1),
    specs: places.map((at) => ({
      ...readFields(form, SPEC_FIELDS, (name) => specField(at, name)),
      ...piece(at, kept?.specPrices[at]),
    })),
  });
  const discounts = linesOf(textOf(form, "discounts")).map(splitCells);
  const unclear = discounts.findIndex((cells) => !hasThreshold(cells));
  if (unclear >= 0) errors["discounts"] = `第 ${unclear + 1} 项：门槛要写明单位，例如 100元 或 2件`;
  for (const at of [null, ...places]) expectBounds(form, at, errors);
  for (const { path, message } of parsed.error?.issues ?? []) {
    const { field, item } = fieldAt(path, places);
    errors[field] ??= `${item === null ? "" : `第 ${item} 项：`}${problemInChinese(message)}`;
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  const row = parsed.data;
  expectAddresses(row, errors);
  if (Object.keys(errors).length > 0) return { errors };
  return { row: kept ? withoutCounts(row, kept) : row };
}

/** What makes a row of a new spec one that is not empty. */
const ANSWERS = [
  ...SPEC_FIELDS.slice(0, 2),
  ...NEW_PRICE,
  NEW_STOCK,
  NEW_SECRETS,
  ...PIECE_AMOUNTS,
];

/** @returns the spec rows to read: the existing ones, and new ones that are not empty */
function specPlaces(form: URLSearchParams, kept: KeptOfListing | null): number[] {
  const stored = kept?.specPrices.length ?? 0;
  if (kept && stored === 0) return [];
  return Array.from({ length: Math.max(specRowsOf(form), stored) }, (_, at) => at).filter(
    (at) => at < stored || ANSWERS.some(({ name }) => textOf(form, specField(at, name)) !== ""),
  );
}

interface PieceOptions {
  /** undefined for a new piece, whose price must be entered twice. */
  keptPrice: string | undefined;
  automatic: boolean;
  errors: FieldErrors;
}

/** @param at row of the spec; null for a listing without specs */
function readPiece(form: URLSearchParams, at: number | null, options: PieceOptions) {
  const { keptPrice, automatic, errors } = options;
  const nameOf = (name: string) => (at === null ? name : specField(at, name));
  const amounts = readFields(form, PIECE_AMOUNTS, nameOf);
  if (keptPrice !== undefined) {
    return { ...amounts, price: keptPrice, ...(automatic ? {} : { stock: COUNTED }) };
  }
  const price = textOf(form, nameOf("price"));
  if (price === "") errors[nameOf("price")] = "请填写价格";
  else if (yuanToFen(price) !== yuanToFen(textOf(form, nameOf("again")))) {
    errors[nameOf("again")] = "两次输入的价格不一致";
  }
  const stock = NEW_STOCK.read(textOf(form, nameOf("stock")));
  const secrets = textOf(form, nameOf("secrets"));
  const read = secrets === "" ? { secrets: [] } : readSecrets(secrets);
  // Zod skips refinements of a row with an invalid field, so rules between fields are repeated here.
  if (automatic && stock !== undefined) {
    errors[nameOf("stock")] = "自动发货的库存就是卡密的数量，请留空";
  } else if (!automatic && stock === undefined) {
    errors[nameOf("stock")] = "人工交付请填写可售件数";
  }
  if (!automatic && secrets !== "") errors[nameOf("secrets")] = "只有自动发货的商品才有卡密";
  if ("problem" in read) errors[nameOf("secrets")] = read.problem;
  return {
    ...amounts,
    ...(price === "" ? {} : { price }),
    ...(stock === undefined ? {} : { stock }),
    secrets: "secrets" in read ? read.secrets : [],
  };
}

/** @returns null when every field is empty */
function readReport(form: URLSearchParams) {
  const isEmpty = REPORT_FIELDS.every(
    ({ name, key }) => key === "checked_at" || textOf(form, name) === "",
  );
  return isEmpty ? null : readFields(form, REPORT_FIELDS);
}

const REPORT_FIELDS = fieldsOf(REPORT);

/** @returns the form field of a validation path, and the item in its list from 1 */
function fieldAt(path: readonly PropertyKey[], places: readonly number[]) {
  const [first, second, third] = path;
  if (first === "specs" && typeof second === "number") {
    return { field: specField(places[second] ?? second, String(third ?? "name")), item: null };
  }
  if (first === "inspection_report") {
    const item = typeof third === "number" ? third + 1 : null;
    return { field: REPORT_FIELDS.find(({ key }) => key === second)?.name ?? "report_no", item };
  }
  return { field: String(first), item: typeof second === "number" ? second + 1 : null };
}

/** @param at row of the spec; null for the listing */
function expectBounds(form: URLSearchParams, at: number | null, errors: FieldErrors): void {
  const nameOf = (name: string) => (at === null ? name : specField(at, name));
  const [min, max] = [Number(textOf(form, nameOf("min"))), Number(textOf(form, nameOf("max")))];
  if (max > 0 && max < min) errors[nameOf("max")] = "要为 0（不限），或不小于最少件数";
}

/** Unlike a catalogue, a form has no files beside it. */
function expectAddresses(row: ListingRow, errors: FieldErrors): void {
  for (const field of ["pictures", "detail_pictures"] as const) {
    const at = row[field].findIndex((picture) => !isAddress(picture));
    if (at >= 0) errors[field] = `第 ${at + 1} 项：请填写 http(s) 地址，或上传图片文件`;
  }
}

/** Drops the stock of existing pieces: writing a number that was read earlier would undo sales made since. */
function withoutCounts(row: ListingRow, { price, specPrices }: KeptOfListing): ListingRow {
  return {
    ...row,
    stock: price === undefined ? row.stock : undefined,
    specs: row.specs.map((spec, at) =>
      at < specPrices.length ? { ...spec, stock: undefined } : spec,
    ),
  };
}
