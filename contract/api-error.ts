import { ERRORS, type ErrorCode, type ErrorName, type ErrorStatus } from "./codes";

/** A refusal for the caller: a name of contract/codes.ts, optionally with a more specific message or data. */
export class ApiError extends Error {
  readonly code: number;
  readonly status: ErrorStatus;
  readonly data: unknown;
  /** Whole seconds until the caller may retry. */
  readonly retryAfterS: number | undefined;

  constructor(
    readonly reason: ErrorName,
    more: { msg?: string; data?: unknown; retryAfterS?: number } = {},
  ) {
    const known: ErrorCode = ERRORS[reason];
    super(more.msg ?? known.msg);
    this.code = known.code;
    this.status = known.status;
    this.data = more.data ?? null;
    this.retryAfterS = more.retryAfterS ?? known.retryAfterS;
  }
}
