import type * as z from "zod";
import type { SandboxCallName } from "./paths";
import { SANDBOX_CALLS, type SandboxAnswer, type SandboxInput } from "./sandbox-calls";

/** Validates input, and throws the error to answer when it is invalid. */
export type Parse = <S extends z.ZodType>(schema: S, input: unknown) => z.output<S>;

/** A call with its implementation. */
export interface ImplementedCall {
  name: SandboxCallName;
  run(parse: Parse, input: unknown): Promise<object>;
}

/** Implements a declared call. */
export const implementCall = <N extends SandboxCallName>(
  name: N,
  act: (input: SandboxInput<N>) => Promise<SandboxAnswer<N>>,
): ImplementedCall => ({
  name,
  run: (parse, input) => act(parse(SANDBOX_CALLS[name].request, input) as SandboxInput<N>),
});
