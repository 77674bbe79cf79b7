/** What the gateway answers to a method, before it is signed. */
export type Answer = Record<string, string>;

export const ok = (fields: Answer = {}): Answer => ({ code: "10000", msg: "Success", ...fields });

/** @param subCode the business's reason, ACQ.… */
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
