/** The part of JSON Schema that the schemas of the sandbox's calls have. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  enum?: (string | number | boolean | null)[];
  const?: string | number | boolean | null;
  anyOf?: JsonSchema[];
}

const NAMES: Readonly<Record<string, string>> = {
  string: "string",
  number: "number",
  integer: "number",
  boolean: "boolean",
  null: "null",
};

/** Writes a schema as a TypeScript type. @throws Error for a schema without a TypeScript type */
export function writeType(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(writeType))].join(" | ");
  if (Array.isArray(schema.type)) return schema.type.map((type) => writeType({ type })).join(" | ");
  if (schema.type === "array") return `(${writeType(schema.items ?? {})})[]`;
  if (schema.type === "object") return writeObject(schema);
  const name = NAMES[schema.type ?? ""];
  if (name === undefined) throw new Error(`no type for ${JSON.stringify(schema)}`);
  return name;
}

function writeObject({ properties, required = [], additionalProperties }: JsonSchema): string {
  if (!properties) {
    return typeof additionalProperties === "object"
      ? `{ [key: string]: ${writeType(additionalProperties)} }`
      : "{}";
  }
  const fields = Object.entries(properties).map(([name, schema]) =>
    required.includes(name)
      ? `${name}: ${writeType(schema)}`
      : `${name}?: ${writeType(schema)} | undefined`,
  );
  return fields.length === 0 ? "{}" : `{ ${fields.join("; ")} }`;
}
