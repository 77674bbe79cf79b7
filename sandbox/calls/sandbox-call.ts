import type * as z from "zod";

/** Validates input, and throws the error to answer when it is invalid. */
export type Parse = <S extends z.ZodType>(schema: S, input: unknown) => z.output<S>;

/** A call below `/sandbox/`, with which tests control the environment of a marketplace (product §11). */
export interface SandboxCall {
  method: "GET" | "POST";
  name: string;
  run(parse: Parse, input: unknown): Promise<object>;
}

export const sandboxCall = <S extends z.ZodType>(
  method: SandboxCall["method"],
  name: string,
  schema: S,
  act: (input: z.output<S>) => Promise<object>,
): SandboxCall => ({ method, name, run: (parse, input) => act(parse(schema, input)) });
