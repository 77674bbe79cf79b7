import type * as z from "zod";

/** Checks what a caller sent, and throws what is answered when it is wrong. */
export type Parse = <S extends z.ZodType>(schema: S, input: unknown) => z.output<S>;

/** One of the calls below `/sandbox/`, by which tests move what surrounds a marketplace (product §11). */
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
