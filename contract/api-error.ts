import { ERRORS, type ErrorName, type ErrorStatus } from "./codes";

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
    super(more.msg ?? ERRORS[reason].msg);
    this.code = ERRORS[reason].code;
    this.status = ERRORS[reason].status;
    this.data = more.data ?? null;
    this.retryAfterS = more.retryAfterS;
  }
}
