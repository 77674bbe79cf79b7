import type { CodeClass } from "./codes";

/** The result of a call; calls never throw. `kind` says what the caller can do about a failure. */
export type Result<T> = Success<T> | Failure;

export interface Success<T> {
  ok: true;
  code: number;
  msg: string;
  data: T;
}

export interface Failure {
  ok: false;
  kind: Exclude<CodeClass, "success"> | "network" | "timeout" | "broken" | "fault" | "aborted";
  code: number;
  /** Message for the user, in Chinese. */
  msg: string;
  /** The HTTP status; undefined when no answer came. */
  status?: number;
  /** The undecoded data of a refusal, such as the union id of bind mode. */
  data?: unknown;
}
