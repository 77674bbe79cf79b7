import { linesOf, splitCells } from "./cells";

export type Options = readonly (readonly [value: string, label: string])[];

/** A field of a listing's form: how it is shown, and how its text becomes a value of the catalogue row and back. */
export interface FormField {
  /** Name in the form. */
  name: string;
  /** Name in the row, when it is another one. */
  key?: string;
  label: string;
  hint?: string;
  control: "text" | "number" | "amount" | "choice" | "pictures";
  maxlength?: number;
  /** Lines of a text that may have several. */
  rows?: number;
  /** Of a choice; the first one is preselected. */
  options?: Options;
  /** Whether an existing listing has no such field. */
  isOnlyNew?: true;
  /**
   * @param text trimmed
   * @returns the value, not validated; undefined to leave the row without it
   */
  read(text: string): unknown;
  print(value: unknown): string;
}

type Text = Partial<Omit<FormField, "name" | "label" | "control" | "options">>;

const asText = { read: (text: string): unknown => text || undefined, print: String };

export const textField = (name: string, label: string, more: Text = {}): FormField => ({
  ...asText,
  name,
  label,
  control: "text",
  ...more,
});

/** A field for yuan. */
export const amountField = (name: string, label: string): FormField => ({
  ...asText,
  name,
  label,
  control: "amount",
});

/** A field for a whole number; a text that is none is passed on to the validation. */
export const numberField = (name: string, label: string, more: Text = {}): FormField => ({
  name,
  label,
  control: "number",
  read: (text) => (text === "" ? undefined : /^\d{1,10}$/.test(text) ? Number(text) : text),
  print: String,
  ...more,
});

export const choiceField = (
  name: string,
  label: string,
  options: Options,
  more: Partial<Pick<FormField, "read" | "print" | "isOnlyNew">> = {},
): FormField => ({
  name,
  label,
  control: "choice",
  options,
  read: (text) => text,
  print: String,
  ...more,
});

interface ListOptions<T> extends Text {
  readItem: (cells: string[]) => unknown;
  /** Returns the line that is parsed into this item. */
  printItem: (item: T) => string;
}

/** A field with an item per line. */
export const listField = <T>(
  name: string,
  label: string,
  { readItem, printItem, ...more }: ListOptions<T>,
): FormField => ({
  name,
  label,
  control: "text",
  rows: 4,
  read: (text) => linesOf(text).map(splitCells).map(readItem),
  print: (value) => (value as readonly T[]).map(printItem).join("\n"),
  ...more,
});

/** Addresses of pictures, one per line, and a control that uploads more. */
export const picturesField = (name: string, label: string): FormField => ({
  name,
  label,
  control: "pictures",
  read: linesOf,
  print: (value) => (value as readonly string[]).join("\n"),
});

/** @returns the field's text as it is stored */
export const textOf = (fields: URLSearchParams, name: string): string =>
  (fields.get(name) ?? "").replace(/\r\n?/g, "\n").trim();

/**
 * @param nameOf name in the form, which has several fields of one description for specs
 * @returns the values that the row has in these fields
 */
export const readFields = (
  form: URLSearchParams,
  fields: readonly FormField[],
  nameOf = (name: string) => name,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(({ name, key = name, read }) => [key, read(textOf(form, nameOf(name)))] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Writes the values of a row into these fields of a form. */
export function printFields(
  form: URLSearchParams,
  fields: readonly FormField[],
  row: Readonly<Record<string, unknown>>,
  nameOf = (name: string) => name,
): void {
  for (const { name, key = name, print } of fields) {
    const value = row[key] ?? null;
    form.set(nameOf(name), value === null ? "" : print(value));
  }
}
