import { ERRORS, type ErrorName, type ErrorStatus } from "@/contract/codes";

const BY_CODE = new Map(
  Object.entries(ERRORS).map(([name, { code, status }]) => [
    code as number,
    { reason: name as ErrorName, status: status as ErrorStatus },
  ]),
);

/** Something that is refused to the visitor: by the marketplace, in its words, or by the mobile site itself. */
export class Refusal extends Error {
  /** A name of contract/codes.ts; undefined for a code that it does not have. */
  readonly reason: ErrorName | undefined;
  readonly status: ErrorStatus;

  constructor(code: number, msg: string) {
    super(msg);
    const known = BY_CODE.get(code);
    this.reason = known?.reason;
    this.status = known?.status ?? 500;
  }
}

/** A refusal by its name, in the words of the contract. */
export const refusalOf = (reason: ErrorName): Refusal =>
  new Refusal(ERRORS[reason].code, ERRORS[reason].msg);
