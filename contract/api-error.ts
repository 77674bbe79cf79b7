import { ERRORS, type ErrorName, type ErrorStatus } from "./codes";

/** A refusal that is sent to the caller: a name of contract/codes.ts, with more exact words or data if need be. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: ErrorStatus;
  readonly data: unknown;
  /** Whole seconds after which the caller may try again. */
  readonly retryAfterS: number | undefined;

  constructor(
    readonly reason: ErrorName,
    more: { msg?: string; data?: unknown; retryAfterS?: number } = {},
  ) {
    super(more.msg ?? ERRORS[reason].msg);
    this.code = ERRORS[reason].code;
    this.status = ERRORS[reason].status;
    this.data = more.data ?? null;
    this.retryAfterS = more.retryAfterS;
  }
}
