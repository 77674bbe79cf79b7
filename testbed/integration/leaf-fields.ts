import * as z from "zod";

type Schema = z.core.$ZodType;

/**
 * Returns the paths of all values in an answer: `user.nickname`, `specs[].spec_price`. A tree has those of its first level.
 * @param within the schemas around this one
 */
export function leafFields(schema: Schema, path = "", within: readonly Schema[] = []): string[] {
  if (within.includes(schema)) return [];
  const inner = [...within, schema];
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return leafFields(schema.unwrap(), path, inner);
  if (schema instanceof z.ZodArray) return leafFields(schema.element, `${path}[]`, inner);
  if (!(schema instanceof z.ZodObject)) return [path];
  return Object.entries<Schema>(schema.shape).flatMap(([name, field]) =>
    leafFields(field, path === "" ? name : `${path}.${name}`, inner),
  );
}
