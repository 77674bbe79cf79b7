import { yuanToFen } from "@storefront/contract/money";
import { isAddress } from "../catalogue/fields";
import type { ListingRow } from "../catalogue/listing-row";
import { listingRow } from "../catalogue/listing-schema";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { CONTENT } from "./content-fields";
import { nameAt, type Place, readValues, textOf } from "./form-field";
import { fieldsOf } from "./form-section";
import { NEW_PRICE, NEW_SECRETS, NEW_STOCK, PIECE_AMOUNTS, SPEC_ROW, SPECS } from "./piece-fields";
import { readSecrets } from "./read-secrets";
import { REPORT } from "./report-fields";
import { filledRows, isRows, readFields, rowCount } from "./rows-field";
import { FACTS, factField, TERMS } from "./terms-fields";

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
  const piece = (place: Place | undefined, keptPrice: string | undefined) =>
    readPiece(form, place, { keptPrice, automatic: delivery === "automatic", errors });
  const places = specPlaces(form, kept);
  const hasSpecs = places.length > 0;
  const parsed = listingRow.safeParse({
    kind: "listing",
    id: kept?.id ?? 1,
    ...readFields(form, fieldsOf(...TERMS, ...CONTENT)),
    facts: readFields(form, fieldsOf(FACTS)),
    inspection_report: readReport(form),
    delivery,
    ...(hasSpecs ? {} : piece(undefined, kept?.price)),
    specs_type: hasSpecs ? Number(textOf(form, "specs_type") || 2) : (kept?.specsType ?? 1),
    specs: places.map((place) => ({
      ...readValues(form, SPEC_ROW, place),
      ...piece(place, kept?.specPrices[place.row]),
    })),
  });
  for (const place of [undefined, ...places]) expectBounds(form, place, errors);
  for (const { path, message } of parsed.error?.issues ?? []) {
    errors[fieldAt(form, path, places)] ??= problemInChinese(message);
  }
  if (!parsed.success || Object.keys(errors).length > 0) return { errors };
  const row = parsed.data;
  expectAddresses(form, row, errors);
  if (Object.keys(errors).length > 0) return { errors };
  return { row: kept ? withoutCounts(row, kept) : row };
}

/** Fields that make the row of a new spec count as not empty. */
const ANSWERS = [...SPEC_ROW.slice(0, 2), ...NEW_PRICE, NEW_STOCK, NEW_SECRETS, ...PIECE_AMOUNTS];

/** @returns the spec rows to read: the existing ones, and new ones that are not empty */
function specPlaces(form: URLSearchParams, kept: KeptOfListing | null): Place[] {
  const stored = kept?.specPrices.length ?? 0;
  if (kept && stored === 0) return [];
  const count = Math.max(rowCount(form, SPECS), stored);
  return Array.from({ length: count }, (_, row) => ({ list: SPECS, row })).filter(
    (place) =>
      place.row < stored || ANSWERS.some(({ name }) => textOf(form, nameAt(name, place)) !== ""),
  );
}

interface PieceOptions {
  /** undefined for a new piece: its price must be entered twice. */
  keptPrice: string | undefined;
  automatic: boolean;
  errors: FieldErrors;
}

/** @param place of the spec; undefined for a listing without specs */
function readPiece(form: URLSearchParams, place: Place | undefined, options: PieceOptions) {
  const { keptPrice, automatic, errors } = options;
  const nameOf = (name: string) => nameAt(name, place);
  const amounts = readValues(form, PIECE_AMOUNTS, place);
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
  const isEmpty = REPORT_FIELDS.every((field) =>
    isRows(field)
      ? filledRows(form, field).length === 0
      : field.key === "checked_at" || textOf(form, field.name) === "",
  );
  return isEmpty ? null : readFields(form, REPORT_FIELDS);
}

const REPORT_FIELDS = fieldsOf(REPORT);

const LISTS = [...fieldsOf(...CONTENT), ...REPORT_FIELDS].filter(isRows);

/** @returns the name of the form's field that a validation path points to */
function fieldAt(
  form: URLSearchParams,
  path: readonly PropertyKey[],
  places: readonly Place[],
): string {
  const [first, ...rest] = path[0] === "inspection_report" ? path.slice(1) : path;
  const [at, property] = rest;
  if (first === SPECS && typeof at === "number") {
    return nameAt(String(property ?? "name"), places[at]);
  }
  if (first === "facts") return factField(String(at));
  const list = LISTS.find(({ name, key = name, columns, isSplit }) =>
    isSplit ? columns.some((column) => column.key === first) : key === first,
  );
  if (!list)
    return REPORT_FIELDS.find(({ key }) => key === first)?.name ?? String(first ?? "report_no");
  const place = typeof at === "number" ? filledRows(form, list)[at] : undefined;
  if (!place) return list.name;
  const wanted = String(list.isSplit ? first : property);
  const named = list.columnOf?.[wanted] ?? wanted;
  const column = list.columns.find(({ name, key = name }) => key === named) ?? list.columns[0];
  return nameAt(column?.name ?? "", place);
}

/** @param place of the spec; undefined for the listing */
function expectBounds(form: URLSearchParams, place: Place | undefined, errors: FieldErrors): void {
  const [min, max] = ["min", "max"].map((name) => Number(textOf(form, nameAt(name, place))));
  if (min !== undefined && max !== undefined && max > 0 && max < min) {
    errors[nameAt("max", place)] = "要为 0（不限），或不小于最少件数";
  }
}

/** Unlike a catalog, a form comes without files. */
function expectAddresses(form: URLSearchParams, row: ListingRow, errors: FieldErrors): void {
  for (const list of ["pictures", "detail_pictures"] as const) {
    for (const [at, picture] of row[list].entries()) {
      if (isAddress(picture)) continue;
      errors[fieldAt(form, [list, at], [])] = "请填写 http(s) 地址，或上传图片文件";
    }
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
