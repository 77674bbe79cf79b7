/** Response fields of a method, before signing. */
export type Answer = Record<string, string>;

export const ok = (fields: Answer = {}): Answer => ({ code: "10000", msg: "Success", ...fields });

/** @param subCode business error, ACQ.… */
export const failed = (subCode: string): Answer => ({
  code: "40004",
  msg: "Business Failed",
  sub_code: subCode,
  sub_msg: subCode,
});

export const invalid = (subCode: string): Answer => ({
  code: "40002",
  msg: "Invalid Arguments",
  sub_code: subCode,
  sub_msg: subCode,
});
