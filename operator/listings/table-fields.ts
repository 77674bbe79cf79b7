import type { ListingField, ListingFieldTable } from "@storefront/contract/listing/listing-fields";
import { amountField, choiceField, type FormField, numberField, textField } from "./form-field";

type Of<K extends ListingField["kind"]> = Extract<ListingField, { kind: K }>;
type Control<F> = (name: string, label: string, field: F) => FormField;

const lines: Control<Of<"text" | "optionalText">> = (name, label, field) =>
  textField(name, label, field.lines ? { rows: field.lines } : { maxlength: field.most });

const yuanField: Control<unknown> = (name, label) => amountField(name, `${label}（元）`);

const timeField: Control<unknown> = (name, label) => textField(name, label, { maxlength: 40 });

/** How the form shows and reads each kind of field. */
const CONTROLS: { [K in ListingField["kind"]]: Control<Of<K>> } = {
  id: (name, label) => numberField(name, label),
  name: (name, label, { most }) => textField(name, label, { maxlength: most }),
  text: lines,
  optionalText: lines,
  choice: (name, label, { options }) => choiceField(name, label, Object.entries(options)),
  code: (name, label, { options }) =>
    choiceField(name, label, Object.entries(options), { read: numberField(name, label).read }),
  count: (name, label, { unit }) => numberField(name, unit ? `${label}（${unit}）` : label),
  yuan: yuanField,
  price: yuanField,
  optionalYuan: yuanField,
  flag: flagField,
  time: timeField,
  end: timeField,
  option: (name, label, { most }) => textField(name, label, { maxlength: most }),
  number: (name, label) => numberField(name, label),
  options: (name, label) =>
    textField(name, label, {
      hint: "多个用「、」隔开。",
      read: (text) => (text === "" ? undefined : text.split(/\s*、\s*/)),
      print: (value) => (value as readonly string[]).join("、"),
    }),
};

/** A choice of two; the first is what holds of a row that does not say. */
function flagField(name: string, label: string, { initial, yes, no }: Of<"flag">): FormField {
  const other = initial ? "0" : "1";
  const options = [
    ["", initial ? yes : no],
    [other, initial ? no : yes],
  ] as const;
  return choiceField(name, label, options, {
    read: (text) => (text === other) !== initial,
    print: (value) => (value === initial ? "" : other),
  });
}

/**
 * @param nameOf returns a field's name in the form
 * @returns the form's fields of a table, by their names in the row
 */
export function formFieldsOf<T extends ListingFieldTable>(
  table: T,
  nameOf?: (key: string) => string,
): Record<keyof T, FormField>;
export function formFieldsOf(table: ListingFieldTable, nameOf = (key: string) => key) {
  const fields = Object.entries(table).map(([key, field]) => {
    const control = CONTROLS[field.kind] as Control<ListingField>;
    const { hint, isOnlyNew } = field;
    const shown = { ...control(nameOf(key), field.label, field), key };
    return [key, { ...shown, ...(hint && { hint }), ...(isOnlyNew && { isOnlyNew }) }];
  });
  return Object.fromEntries(fields);
}
