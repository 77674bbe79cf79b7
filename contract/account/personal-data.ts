import * as z from "zod";
import { verifyCode } from "../text/fields";
import { DELETION_BLOCKERS, DELETION_WORD } from "./deletion-terms";

/** Export of a user's own data, and the closing of an account. */

/** A table: each row has a text for each column's key. */
export const exportSection = z.object({
  key: z.string(),
  title: z.string(),
  columns: z.array(z.object({ key: z.string(), title: z.string() })),
  rows: z.array(z.record(z.string(), z.string())),
});
export const exportAnswer = z.object({
  exported_at: z.string(),
  sections: z.array(exportSection),
});

/** Why the account cannot be closed now; empty: it can. `phone`: where the code is sent, masked. */
export const deletionAnswer = z.object({
  phone: z.string(),
  blockers: z.array(z.object({ kind: z.enum(DELETION_BLOCKERS), count: z.number().int() })),
});

export const deleteAccountRequest = z.object({
  verify_code: verifyCode,
  confirmation: z.literal(DELETION_WORD, `请输入“${DELETION_WORD}”`),
});
