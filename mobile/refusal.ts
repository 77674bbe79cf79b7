import { ERRORS, type ErrorName, type ErrorStatus } from "@storefront/contract/codes";

const BY_CODE = new Map(
  Object.entries(ERRORS).map(([name, { code, status }]) => [
    code as number,
    { reason: name as ErrorName, status: status as ErrorStatus },
  ]),
);

/** A refusal shown to the visitor: the marketplace's, with its message, or one of the mobile site itself. */
export class Refusal extends Error {
  /** Name in contract/codes.ts; undefined for an unknown code. */
  readonly reason: ErrorName | undefined;
  readonly status: ErrorStatus;

  constructor(code: number, msg: string) {
    super(msg);
    const known = BY_CODE.get(code);
    this.reason = known?.reason;
    this.status = known?.status ?? 500;
  }
}

/** The login that a call needs is missing or has expired: the site redirects to the login. */
export class LoginExpired extends Error {
  /** @param next page after the login */
  constructor(readonly next: string) {
    super("the login has expired");
  }
}

/** @returns the refusal of that name with its message in the contract */
export const refusalOf = (reason: ErrorName): Refusal =>
  new Refusal(ERRORS[reason].code, ERRORS[reason].msg);
