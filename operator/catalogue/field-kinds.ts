import type { ListingField, ListingFieldTable } from "@storefront/contract/listing/listing-fields";
import { fenToYuan } from "@storefront/contract/money";
import * as z from "zod";
import { count, endTime, id, name, noMoney, price, text, time, yuan } from "./fields";

type Of<K extends ListingField["kind"]> = Extract<ListingField, { kind: K }>;

/** How each kind of field is read from a row of a catalog. */
const SCHEMAS = {
  id: () => id,
  name: ({ most }: Of<"name">) => name(most),
  text: ({ most }: Of<"text">) => text(most).default(""),
  optionalText: ({ most }: Of<"optionalText">) => text(most).nullable().default(null),
  choice: ({ options }: Of<"choice">) => z.enum(Object.keys(options)),
  code: ({ least, most }: Of<"code">) => z.int().min(least).max(most),
  count: ({ least = 0, most, initial = 0 }: Of<"count">) =>
    (most === undefined ? count : z.int().min(least).max(most)).default(initial),
  yuan: () => noMoney,
  price: () => price,
  optionalYuan: () => yuan.optional(),
  flag: ({ initial }: Of<"flag">) => z.boolean().default(initial),
  time: () => time.optional(),
  end: () => endTime.optional(),
  option: ({ most }: Of<"option">) => name(most).optional(),
  options: ({ most }: Of<"options">) =>
    z
      .array(name(40))
      .max(most)
      .optional()
      .refine((options = []) => new Set(options).size === options.length, "must differ"),
  number: ({ most }: Of<"number">) => z.int().min(0).max(most).optional(),
} satisfies { [K in ListingField["kind"]]: (field: Of<K>) => z.ZodType };

type SchemaOf<F extends ListingField> = F extends { kind: "choice"; options: infer O }
  ? z.ZodEnum<{ readonly [K in keyof O & string]: K }>
  : ReturnType<(typeof SCHEMAS)[F["kind"]]>;

/** @returns the properties of a row's schema that a table describes */
export function schemasOf<T extends ListingFieldTable>(
  table: T,
): { [K in keyof T]: SchemaOf<T[K]> };
export function schemasOf(table: ListingFieldTable): Record<string, z.ZodType> {
  const schemaOf = (field: ListingField) =>
    (SCHEMAS[field.kind] as (of: ListingField) => z.ZodType)(field);
  return Object.fromEntries(Object.entries(table).map(([key, field]) => [key, schemaOf(field)]));
}

type Stored<F extends ListingField> = F extends { codes: Readonly<Record<string, infer Code>> }
  ? Code
  : F extends { kind: "choice" | "name" | "text" }
    ? string
    : F extends { kind: "optionalText" }
      ? string | null
      : F extends { kind: "flag" }
        ? boolean
        : F extends { kind: "time" }
          ? Date
          : F extends { kind: "end" }
            ? Date | null
            : number;

type Read<F extends ListingField> = F extends { codes: Readonly<Record<infer Value, number>> }
  ? Value
  : Stored<F>;

type Decided<T extends ListingFieldTable> = { readonly [K in keyof T]?: Read<T[K]> };

/**
 * @param row as it was read
 * @param decided values in place of the row's: dates of its times, and what it leaves open
 * @returns the columns of the table's fields
 */
export function toColumns<T extends ListingFieldTable, D extends Decided<T> = Record<never, never>>(
  table: T,
  row: { readonly [K in Exclude<keyof T, keyof D>]: Read<T[K]> },
  decided?: D,
): { [K in keyof T as T[K]["column"]]: Stored<T[K]> };
export function toColumns(
  table: ListingFieldTable,
  row: Readonly<Record<string, unknown>>,
  decided: Readonly<Record<string, unknown>> = {},
) {
  const columns: Record<string, unknown> = {};
  for (const { key, column, codes } of preparedOf(table)) {
    const value = key in decided ? decided[key] : row[key];
    columns[column] = codes === undefined ? value : codes[String(value)];
  }
  return columns;
}

/** A field as the rows of a catalog need it. Finding that out for each row would take longer than the rest. */
interface PreparedField {
  key: string;
  column: string;
  /** Of a choice whose codes are stored. */
  codes: Readonly<Record<string, number>> | undefined;
  write: (stored: unknown) => unknown;
}

const PREPARED = new WeakMap<ListingFieldTable, readonly PreparedField[]>();

function preparedOf(table: ListingFieldTable): readonly PreparedField[] {
  const known = PREPARED.get(table);
  if (known) return known;
  const fields = Object.entries(table).map(([key, field]) => ({
    key,
    column: field.column,
    codes: field.kind === "choice" ? field.codes : undefined,
    write: writerOf(field),
  }));
  PREPARED.set(table, fields);
  return fields;
}

type Written<F extends ListingField> = F extends { kind: "choice"; options: infer O }
  ? keyof O & string
  : F extends { kind: "yuan" | "price" | "optionalYuan" }
    ? z.input<typeof yuan>
    : F extends { kind: "time" }
      ? string
      : F extends { kind: "end" }
        ? string | undefined
        : Stored<F>;

/** @returns the table's fields as a catalog's file has them: what `toColumns` stores */
export function toWritten<T extends ListingFieldTable>(
  table: T,
  columns: { readonly [K in keyof T as T[K]["column"]]: unknown },
): { [K in keyof T]: Written<T[K]> };
export function toWritten(table: ListingFieldTable, columns: Readonly<Record<string, unknown>>) {
  const written: Record<string, unknown> = {};
  for (const { key, column, write } of preparedOf(table)) written[key] = write(columns[column]);
  return written;
}

const unchanged = (value: unknown) => value;
const toYuan = (value: unknown) => fenToYuan(Number(value));
const toTime = (value: unknown) => (value instanceof Date ? value.toISOString() : undefined);

function writerOf(field: ListingField): (stored: unknown) => unknown {
  switch (field.kind) {
    case "yuan":
    case "price":
    case "optionalYuan":
      return toYuan;
    case "choice": {
      const values = new Map(
        Object.entries(field.codes ?? {}).map(([value, code]) => [code, value]),
      );
      return (stored) => values.get(stored as number) ?? stored;
    }
    case "time":
    case "end":
      return toTime;
    default:
      return unchanged;
  }
}

/** @returns the properties of the database's row that hold a table's fields */
export const columnsOf = <T extends ListingFieldTable>(table: T): T[keyof T]["column"][] =>
  Object.values(table).map(({ column }) => column);
