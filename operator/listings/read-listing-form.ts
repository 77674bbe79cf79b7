import { yuanToFen } from "@/contract/money";
import { isAddress } from "../catalogue/fields";
import { type ListingRow, listingRow } from "../catalogue/listing-row";
import { problemInChinese } from "../catalogue/problem-in-chinese";
import { linesOf, splitCells } from "./cells";
import {
  AMOUNTS,
  NUMBERS,
  PIECE_AMOUNTS,
  specField,
  specRowsOf,
  TEXTS,
} from "./listing-form-fields";
import { hasThreshold, readDiscount } from "./listing-lines";
import { readSecrets } from "./read-secrets";

/** What a listing has that its form does not decide: it is changed by its own forms, or never. */
export interface KeptOfListing {
  id: number;
  delivery: "automatic" | "manual";
  /** Price of the listing, yuan; undefined: it has specs. */
  price: string | undefined;
  /** Of a listing without specs; one with specs has a choice. */
  specsType: number;
  /** Prices of the specs that there are, yuan, in their order. */
  specPrices: readonly string[];
}

export type FieldErrors = Record<string, string>;

/** Stands where the pieces of a listing are counted by the database and not by the form. */
const COUNTED = 0;

/**
 * Reads the form of a listing by the rules of an import.
 * @param kept null: a new listing
 * @returns the row, in which pieces that there are have no stock; or what is wrong with each field
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
    ...(hasSpecs ? {} : piece(null, kept?.price)),
    specs_type: hasSpecs ? Number(form.text("specs_type") || 2) : (kept?.specsType ?? 1),
    specs: places.map((at) => ({
      name: form.text(specField(at, "name")),
      description: form.text(specField(at, "description")),
      ...form.picked(["min", "max"], (name) => form.number(specField(at, name))),
      ...piece(at, kept?.specPrices[at]),
    })),
    pictures: form.lines("pictures"),
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
  expectCashbackBelowPrice(row, places, errors);
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
    /** Left out when it is empty; the text itself when it is no number. */
    number(name: string): number | string | undefined {
      const value = text(name);
      if (value === "") return undefined;
      return /^\d{1,10}$/.test(value) ? Number(value) : value;
    },
    cells: (name: string) => lines(name).map(splitCells),
    /** Those of the fields that are not empty. */
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

/** @returns the rows of specs that count: those that there are, and new ones that have something in them */
function specPlaces(form: Form, kept: KeptOfListing | null): number[] {
  const stored = kept?.specPrices.length ?? 0;
  if (kept && stored === 0) return [];
  const names = ["name", "price", "again", "stock", "secrets", "description", ...PIECE_AMOUNTS];
  return Array.from({ length: Math.max(form.rows, stored) }, (_, at) => at).filter(
    (at) => at < stored || names.some((name) => form.text(specField(at, name)) !== ""),
  );
}

interface PieceOptions {
  /** undefined: a new piece, whose price is typed twice. */
  keptPrice: string | undefined;
  automatic: boolean;
  errors: FieldErrors;
}

/** @param at the row of a spec; null: a listing without specs */
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
  // A row with a wrong field is not checked for what its fields must be together.
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

/** @returns null when nothing of it was filled in */
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

/** @returns the field that a rule's path is about, and the item of a list in it, from 1 */
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

/** @param at the row of a spec; null: the listing */
function expectBounds(form: Form, at: number | null, errors: FieldErrors): void {
  const nameOf = (name: string) => (at === null ? name : specField(at, name));
  const [min, max] = [Number(form.text(nameOf("min"))), Number(form.text(nameOf("max")))];
  if (max > 0 && max < min) errors[nameOf("max")] = "要为 0（不限），或不小于最少件数";
}

/** A file beside a catalogue is none beside a form. */
function expectAddresses(row: ListingRow, errors: FieldErrors): void {
  for (const field of ["pictures", "detail_pictures"] as const) {
    const at = row[field].findIndex((picture) => !isAddress(picture));
    if (at >= 0) errors[field] = `第 ${at + 1} 项：请填写 http(s) 地址，或上传图片文件`;
  }
}

/** A buyer never gets back what was paid. */
function expectCashbackBelowPrice(
  row: ListingRow,
  places: readonly number[],
  errors: FieldErrors,
): void {
  const pieces: { price?: number | undefined; cashback: number }[] =
    row.specs.length > 0 ? row.specs : [row];
  for (const [at, { price = 0, cashback }] of pieces.entries()) {
    if (cashback < price) continue;
    const name = row.specs.length > 0 ? specField(places[at] ?? at, "cashback") : "cashback";
    errors[name] = "返现要低于价格";
  }
}

/** The database counts the pieces that there are: writing a number that was read before would lose what was sold since. */
function withoutCounts(row: ListingRow, { price, specPrices }: KeptOfListing): ListingRow {
  return {
    ...row,
    stock: price === undefined ? row.stock : undefined,
    specs: row.specs.map((spec, at) =>
      at < specPrices.length ? { ...spec, stock: undefined } : spec,
    ),
  };
}
