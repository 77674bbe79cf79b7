export type Options = readonly (readonly [value: string, label: string])[];

/** A field of a listing's form: its display, and the conversion between its text and the catalog row's value. */
export interface FormField {
  /** Name in the form. */
  name: string;
  /** Name in the row, when it is another one. */
  key?: string;
  label: string;
  hint?: string;
  control: "text" | "number" | "amount" | "choice" | "picture";
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

/** A field with a value per line. */
export const linesField = (name: string, label: string, more: Text = {}): FormField => ({
  name,
  label,
  control: "text",
  rows: 2,
  read: linesOf,
  print: (value) => (value as readonly string[]).join("\n"),
  ...more,
});

/** The address of a picture. */
export const pictureField = (name: string, label: string, key: string): FormField => ({
  name,
  key,
  label,
  control: "picture",
  read: (text) => text,
  print: String,
});

/** @returns the non-empty lines of a text, trimmed */
const linesOf = (text: string): string[] =>
  text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");

/** @returns the field's text as it is stored */
export const textOf = (fields: URLSearchParams, name: string): string =>
  (fields.get(name) ?? "").replace(/\r\n?/g, "\n").trim();

/** The position of a field that belongs to an entry of a list. */
export interface Place {
  list: string;
  row: number;
}

/** @returns the field's name in the form */
export const nameAt = (name: string, place?: Place): string =>
  place === undefined ? name : `${place.list}-${place.row}-${name}`;

/** @returns the values that the row has in these fields */
export const readValues = (
  form: URLSearchParams,
  fields: readonly FormField[],
  place?: Place,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .map(({ name, key = name, read }) => [key, read(textOf(form, nameAt(name, place)))] as const)
      .filter(([, value]) => value !== undefined),
  );

/** Writes the values of a row into these fields of a form. */
export function printValues(
  form: URLSearchParams,
  fields: readonly FormField[],
  row: Readonly<Record<string, unknown>>,
  place?: Place,
): void {
  for (const { name, key = name, print } of fields) {
    const value = row[key] ?? null;
    form.set(nameAt(name, place), value === null ? "" : print(value));
  }
}
