import type { CodeClass } from "./codes";

/** What came of a call: never an exception. `kind` says what the caller can do about a failure. */
export type Result<T> = Success<T> | Failure;

export interface Success<T> {
  ok: true;
  code: number;
  msg: string;
  data: T;
}

export interface Failure {
  ok: false;
  kind: Exclude<CodeClass, "success"> | "network" | "timeout" | "broken" | "aborted";
  code: number;
  /** Words for the user, in Chinese. */
  msg: string;
  /** The HTTP status; undefined when no answer came. */
  status?: number;
  /** What came with a refusal (the union id of bind mode), unread. */
  data?: unknown;
}
