import type { FormField } from "./form-field";

/** A part of the form with a heading of its own. */
export interface FormSection {
  title: string;
  note?: string;
  /** Fields below each other, or side by side in a layout. */
  groups: readonly { layout?: "grid" | "pair"; fields: readonly FormField[] }[];
}

/** @returns the fields of sections */
export const fieldsOf = (...sections: readonly FormSection[]): FormField[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
