import type { Described } from "./rows-field";

/** A part of the form with a heading of its own. */
export interface FormSection {
  title: string;
  note?: string;
  /** Whether listings do without it: it is closed until it is needed. */
  isOptional?: true;
  /** Fields below each other, or side by side in a layout. */
  groups: readonly { layout?: "fitting" | "pair"; fields: readonly Described[] }[];
}

/** @returns the fields of sections */
export const fieldsOf = (...sections: readonly FormSection[]): Described[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ fields }) => fields));
