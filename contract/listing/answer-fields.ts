import * as z from "zod";
import { fenToYuan } from "../money";
import { flag, money } from "../text/fields";
import type { ListingField, ListingFieldTable } from "./listing-fields";

const number = { schema: z.number().int() };
const text = { schema: z.string() };
const yuan = { schema: money, show: fenToYuan };

/** The schema of each kind of field in answers, and its value from the column. */
const KINDS = {
  id: number,
  code: number,
  count: number,
  name: text,
  text,
  choice: text,
  yuan,
  price: yuan,
  optionalYuan: yuan,
  flag: { schema: flag, show: (is: boolean): 0 | 1 => (is ? 1 : 0) },
};
type Kind = keyof typeof KINDS;

/** Fields with a place of their own in the answer are described there. */
type NameOf<F> = F extends { kind: Kind; wire: infer Wire extends string }
  ? Wire extends `${string}.${string}`
    ? never
    : Wire
  : never;

type SchemaOf<F> = F extends { codes: object }
  ? typeof number.schema
  : F extends { kind: infer K extends Kind }
    ? (typeof KINDS)[K]["schema"]
    : never;

type Shape<T> = { [K in keyof T as NameOf<T[K]>]: SchemaOf<T[K]> };
type Answer<T> = { [K in keyof T as NameOf<T[K]>]: z.output<SchemaOf<T[K]>> };

interface Answered {
  name: string;
  column: string;
  schema: z.ZodType;
  show(stored: unknown): unknown;
}

function answered({ kind, column, wire, ...field }: ListingField): Answered[] {
  if (!isKind(kind) || !wire || wire.includes(".")) return [];
  const { schema, show } = { show: (stored: unknown) => stored, ...kindOf(kind, field) };
  return [{ name: wire, column, schema, show: show as Answered["show"] }];
}

const isKind = (kind: string): kind is Kind => kind in KINDS;

const kindOf = (kind: Kind, field: object) => ("codes" in field ? number : KINDS[kind]);

const fieldsOf = (table: ListingFieldTable) => Object.values(table).flatMap(answered);

/** @returns the properties of an answer's schema that are the fields of a table */
export function answerShape<T extends ListingFieldTable>(table: T): Shape<T>;
export function answerShape(table: ListingFieldTable): Record<string, z.ZodType> {
  return Object.fromEntries(fieldsOf(table).map(({ name, schema }) => [name, schema]));
}

/** @returns a function that shows the columns of a table's fields in an answer */
export function createAnswer<T extends ListingFieldTable>(
  table: T,
): (columns: { readonly [K in keyof T as T[K]["column"]]: unknown }) => Answer<T>;
export function createAnswer(table: ListingFieldTable) {
  const fields = fieldsOf(table);
  return (columns: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(fields.map(({ name, column, show }) => [name, show(columns[column])]));
}
