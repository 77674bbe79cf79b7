import { type FormField, nameAt, type Place, printValues, readValues, textOf } from "./form-field";

type Values = Record<string, unknown>;

/** A list in the form: one row of fields per item. Rows without any text are no items. */
export interface RowsField {
  name: string;
  /** Name in the catalog's row, when it is another one. */
  key?: string;
  label: string;
  hint?: string;
  control: "rows";
  columns: readonly FormField[];
  /** Most items. */
  max: number;
  /** Whether every column is an array of its own in the catalog's row, under the column's key. */
  isSplit?: true;
  /** Whether rows can also be added by uploading pictures. */
  takesPictures?: true;
  /** Returns the item of a row's values, when it is not the values themselves. */
  toItem?(values: Values): unknown;
  toValues?(item: unknown): Values;
  /** Columns of the item's properties that are not columns themselves. */
  columnOf?: Readonly<Record<string, string>>;
}

/** Items chosen from a table, with a box for each. The names of others are read, too, so that the validation refuses them. */
export interface ChecksField {
  name: string;
  key?: undefined;
  label: string;
  hint?: string;
  control: "checks";
  options: readonly { value: string; hint: string }[];
}

export type Described = FormField | RowsField | ChecksField;

export const isRows = (field: Described): field is RowsField => field.control === "rows";

export const isChecks = (field: Described): field is ChecksField => field.control === "checks";

/** Name of an item's box in the form. */
export const boxName = ({ name }: ChecksField, value: string): string => `${name}-${value}`;

/** @returns the chosen items, also of names that are not offered */
export const checkedNames = (form: URLSearchParams, field: ChecksField): string[] =>
  [...form]
    .filter(([name, value]) => name.startsWith(boxName(field, "")) && value !== "")
    .map(([name]) => name.slice(boxName(field, "").length));

/** Most rows that a form is read for; the validation refuses more than a list may have. */
const MOST_ROWS = 100;

/** @returns the number of rows in a form, empty ones between others included */
export function rowCount(form: URLSearchParams, list: string): number {
  const pattern = new RegExp(`^${list}-(\\d{1,2})-`);
  const rows = Array.from(form.keys(), (name) => Number(pattern.exec(name)?.[1] ?? -1) + 1);
  return Math.min(Math.max(0, ...rows), MOST_ROWS);
}

/** @returns the rows that hold an item */
export function filledRows(form: URLSearchParams, { name, columns }: RowsField): Place[] {
  const typed = columns.filter(({ control }) => control !== "choice");
  return Array.from({ length: rowCount(form, name) }, (_, row) => ({ list: name, row })).filter(
    (place) => typed.some((column) => textOf(form, nameAt(column.name, place)) !== ""),
  );
}

/** @returns the values that the catalog's row has in these fields */
export function readFields(form: URLSearchParams, fields: readonly Described[]): Values {
  const lists = fields.filter(isRows).map((field) => readRows(form, field));
  const chosen = fields
    .filter(isChecks)
    .map((field) => ({ [field.name]: checkedNames(form, field).map((name) => ({ name })) }));
  return Object.assign(readValues(form, fields.filter(isSingle)), ...lists, ...chosen);
}

/** Writes the values of a catalog's row into these fields of a form. */
export function printFields(
  form: URLSearchParams,
  fields: readonly Described[],
  row: Readonly<Values>,
): void {
  printValues(form, fields.filter(isSingle), row);
  for (const field of fields.filter(isRows)) {
    for (const [at, values] of itemsOf(field, row).entries()) {
      printValues(form, field.columns, values, { list: field.name, row: at });
    }
  }
  for (const field of fields.filter(isChecks)) {
    const chosen = (row[field.name] ?? []) as readonly { name: string }[];
    for (const { value } of field.options) {
      if (chosen.some(({ name }) => name === value)) form.set(boxName(field, value), "on");
    }
  }
}

const isSingle = (field: Described): field is FormField => !isRows(field) && !isChecks(field);

function readRows(form: URLSearchParams, field: RowsField): Values {
  const { name, key = name, columns, isSplit, toItem = (values: Values) => values } = field;
  const items = filledRows(form, field).map((place) => readValues(form, columns, place));
  if (!isSplit) return { [key]: items.map(toItem) };
  const arrays = columns.map(({ name: column, key: array = column }) => {
    const values = items.map((item) => item[array] ?? "");
    return [array, values.every((value) => value === "") ? [] : values];
  });
  return Object.fromEntries(arrays);
}

/** @returns the values of each of the list's rows */
function itemsOf(field: RowsField, row: Readonly<Values>): Values[] {
  const { name, key = name, columns, isSplit, toValues = (item) => item as Values } = field;
  const listOf = (array: string) => (row[array] ?? []) as readonly unknown[];
  if (!isSplit) return listOf(key).map(toValues);
  const arrays = columns.map(({ name: column, key: array = column }) => array);
  const length = Math.max(...arrays.map((array) => listOf(array).length));
  return Array.from({ length }, (_, at) =>
    Object.fromEntries(arrays.map((array) => [array, listOf(array)[at]])),
  );
}
