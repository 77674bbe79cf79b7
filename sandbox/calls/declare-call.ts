import type { ErrorName } from "@storefront/contract/codes";
import type * as z from "zod";
import type { Precondition } from "./preconditions";

/** A request with its answer, shown in the documentation and sent to a running sandbox by example-calls.full.test.ts. */
interface CallExample<I, O> {
  /** One line, Chinese. */
  title: string;
  /** Names of the preconditions of the request; preconditions.ts has their values. */
  before?: Precondition;
  request: I;
  answer: O;
  /** Fields of the answer that differ each time; the others must be as written. */
  varies?: readonly (keyof O)[];
}

/** What a call below `/sandbox/` takes and answers, and its documentation. Method and path: paths.ts. */
export interface SandboxCall<
  S extends z.ZodType = z.ZodType,
  A extends z.ZodType<object> = z.ZodType<object>,
> {
  /** One line, Chinese. */
  summary: string;
  /** What the summary has no room for, Chinese. */
  description?: string;
  request: S;
  answer: A;
  /** Codes of this call, besides those that any call may return. */
  refusals: readonly ErrorName[];
  examples: readonly [
    CallExample<z.input<S>, z.output<A>>,
    ...CallExample<z.input<S>, z.output<A>>[],
  ];
}

/** Declares a call, so that its examples are compiled against its schemas. */
export const declareCall = <S extends z.ZodType, A extends z.ZodType<object>>(
  call: SandboxCall<S, A>,
): SandboxCall<S, A> => call;
