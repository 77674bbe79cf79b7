import { type FormField, nameAt, type Place, printValues, readValues, textOf } from "./form-field";

type Values = Record<string, unknown>;

/** A list in the form: one row of fields per item. Rows without any text are no items. */
export interface RowsField {
  name: string;
  /** Name in the catalogue's row, when it is another one. */
  key?: string;
  label: string;
  hint?: string;
  control: "rows";
  columns: readonly FormField[];
  /** Most items. */
  max: number;
  /** Whether every column is an array of its own in the catalogue's row, under the column's key. */
  isSplit?: true;
  /** Whether rows can also be added by uploading pictures. */
  takesPictures?: true;
  /** Returns the item of a row's values, when it is not the values themselves. */
  toItem?(values: Values): unknown;
  toValues?(item: unknown): Values;
  /** Columns of the item's properties that are not columns themselves. */
  columnOf?: Readonly<Record<string, string>>;
}

export type Described = FormField | RowsField;

export const isRows = (field: Described): field is RowsField => field.control === "rows";

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

/** @returns the values that the catalogue's row has in these fields */
export function readFields(form: URLSearchParams, fields: readonly Described[]): Values {
  const lists = fields.filter(isRows).map((field) => readRows(form, field));
  return Object.assign(readValues(form, fields.filter(isSingle)), ...lists);
}

/** Writes the values of a catalogue's row into these fields of a form. */
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
}

const isSingle = (field: Described): field is FormField => !isRows(field);

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
