import { yuanToFen } from "@storefront/contract/money";
import { isAddress } from "../catalogue/fields";
import type { ListingRow } from "../catalogue/listing-fields";
import { listingRow } from "../catalogue/listing-schema";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { linesOf, splitCells } from "./cells";
import { hasThreshold, readDiscount } from "./discount-line";
import {
  AMOUNTS,
  NUMBERS,
  PIECE_AMOUNTS,
  specField,
  specRowsOf,
  TEXTS,
} from "./listing-form-fields";
import { readSecrets } from "./read-secrets";

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
  fields: URLSearchParams,
  kept: KeptOfListing | null,
): { row: ListingRow } | { errors: FieldErrors } {
  const form = formOf(fields);
  const errors: FieldErrors = {};
  const delivery = kept?.delivery ?? form.text("delivery");
  const piece = (at: number | null, keptPrice: string | undefined) =>
    readPiece(form, at, { keptPrice, automatic: delivery === "automatic", errors });
  const places = specPlaces(form, kept);
  const hasSpecs = places.length > 0;
  const parsed = listingRow.safeParse({
    kind: "listing",
    id: kept?.id ?? 1,
    ...form.picked(TEXTS, form.text),
    ...form.picked(NUMBERS, form.number),
    ...form.picked(AMOUNTS, form.text),
    inspection: form.text("inspection") || null,
    inspection_report: readReport(form),
    goods_type: form.text("goods_type"),
    trade_type_id: form.number("trade_type_id"),
    delivery,
    no_reason_refund: form.text("no_reason_refund") === "1",
    new_secret_per_rental: form.text("new_secret_per_rental") !== "0",
    ...(hasSpecs ? {} : piece(null, kept?.price)),
    specs_type: hasSpecs ? Number(form.text("specs_type") || 2) : (kept?.specsType ?? 1),
    specs: places.map((at) => ({
      name: form.text(specField(at, "name")),
      description: form.text(specField(at, "description")),
      ...form.picked(["min", "max"], (name) => form.number(specField(at, name))),
      ...piece(at, kept?.specPrices[at]),
    })),
    pictures: form.lines("pictures"),
    picture_texts:
      form.text("picture_texts") === "" ? [] : form.text("picture_texts").split(/\r?\n/),
    detail_pictures: form.lines("detail_pictures"),
    compensated: form.cells("compensated").map(([text]) => text),
    tags: form.cells("tags").map(([text, color = ""]) => ({ text, color })),
    attributes: form.cells("attributes").map(([title, ...data]) => ({ title, data })),
    guarantees: form.cells("guarantees").map(([name, brief = ""]) => ({ name, brief })),
    process: form.cells("process").map(([name, brief = ""]) => ({ name, brief })),
    remarks: form.cells("remarks").map(([title, tip = ""]) => ({ title, tip })),
    discounts: form.cells("discounts").map(readDiscount),
  });
  const unclear = form.cells("discounts").findIndex((cells) => !hasThreshold(cells));
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

type Form = ReturnType<typeof formOf>;

function formOf(fields: URLSearchParams) {
  const text = (name: string) => (fields.get(name) ?? "").replace(/\r\n?/g, "\n").trim();
  const lines = (name: string) => linesOf(text(name));
  return {
    text,
    lines,
    /** undefined when empty; the text itself when it is not a number. */
    number(name: string): number | string | undefined {
      const value = text(name);
      if (value === "") return undefined;
      return /^\d{1,10}$/.test(value) ? Number(value) : value;
    },
    cells: (name: string) => lines(name).map(splitCells),
    /** Reads the given fields and leaves out empty ones. */
    picked: (names: readonly string[], read: (name: string) => unknown) =>
      Object.fromEntries(
        names.flatMap((name) => {
          const value = read(name);
          return value === "" || value === undefined ? [] : [[name, value]];
        }),
      ),
    rows: specRowsOf(fields),
  };
}

/** @returns the spec rows to read: the existing ones, and new ones that are not empty */
function specPlaces(form: Form, kept: KeptOfListing | null): number[] {
  const stored = kept?.specPrices.length ?? 0;
  if (kept && stored === 0) return [];
  const names = ["name", "price", "again", "stock", "secrets", "description", ...PIECE_AMOUNTS];
  return Array.from({ length: Math.max(form.rows, stored) }, (_, at) => at).filter(
    (at) => at < stored || names.some((name) => form.text(specField(at, name)) !== ""),
  );
}

interface PieceOptions {
  /** undefined for a new piece, whose price must be entered twice. */
  keptPrice: string | undefined;
  automatic: boolean;
  errors: FieldErrors;
}

/** @param at row of the spec; null for a listing without specs */
function readPiece(form: Form, at: number | null, options: PieceOptions) {
  const { keptPrice, automatic, errors } = options;
  const nameOf = (name: string) => (at === null ? name : specField(at, name));
  const amounts = form.picked(PIECE_AMOUNTS, (name) => form.text(nameOf(name)));
  if (keptPrice !== undefined) {
    return { ...amounts, price: keptPrice, ...(automatic ? {} : { stock: COUNTED }) };
  }
  const price = form.text(nameOf("price"));
  if (price === "") errors[nameOf("price")] = "请填写价格";
  else if (yuanToFen(price) !== yuanToFen(form.text(nameOf("again")))) {
    errors[nameOf("again")] = "两次输入的价格不一致";
  }
  const stock = form.number(nameOf("stock"));
  const secrets = form.text(nameOf("secrets"));
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
function readReport(form: Form) {
  const report_no = form.text("report_no");
  const inspector = form.text("report_inspector");
  const items = form.cells("report_items");
  if (report_no === "" && inspector === "" && items.length === 0) return null;
  return {
    report_no,
    inspector,
    checked_at: form.text("report_checked_at"),
    items: items.map(([name, result = "", passed = ""]) => ({
      name,
      result,
      passed: passed === "未通过" ? 0 : passed === "通过" ? 1 : passed,
    })),
  };
}

const REPORT_FIELDS: Readonly<Record<string, string>> = {
  report_no: "report_no",
  inspector: "report_inspector",
  checked_at: "report_checked_at",
  items: "report_items",
};

/** @returns the form field of a validation path, and the item in its list from 1 */
function fieldAt(path: readonly PropertyKey[], places: readonly number[]) {
  const [first, second, third] = path;
  if (first === "specs" && typeof second === "number") {
    return { field: specField(places[second] ?? second, String(third ?? "name")), item: null };
  }
  if (first === "inspection_report") {
    const item = typeof third === "number" ? third + 1 : null;
    return { field: REPORT_FIELDS[String(second)] ?? "report_no", item };
  }
  return { field: String(first), item: typeof second === "number" ? second + 1 : null };
}

/** @param at row of the spec; null for the listing */
function expectBounds(form: Form, at: number | null, errors: FieldErrors): void {
  const nameOf = (name: string) => (at === null ? name : specField(at, name));
  const [min, max] = [Number(form.text(nameOf("min"))), Number(form.text(nameOf("max")))];
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
