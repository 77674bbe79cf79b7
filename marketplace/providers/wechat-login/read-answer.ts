import { parseJson } from "@storefront/contract/text/parse-json";
import * as z from "zod";

const id = z.string().regex(/^[\w-]{1,128}$/);
const tokenAnswer = z.object({ access_token: z.string().min(1).max(2_048), openid: id });
const userAnswer = z.object({ openid: id, unionid: id });
const refusal = z.object({ errcode: z.number().int(), errmsg: z.string().default("") });

/** Error codes that the user can fix by scanning again: invalid, used or expired code. */
const STALE_CODES: ReadonlySet<number> = new Set([40029, 40163, 42003]);

export type PlatformAnswer<T> =
  | { kind: "answer"; data: T }
  | { kind: "stale" | "failed"; detail: string };

export const readTokenAnswer = (body: string) => readAnswer(tokenAnswer, body);
export const readUserAnswer = (body: string) => readAnswer(userAnswer, body);

/** The platform answers everything with HTTP 200; a refusal is `{errcode, errmsg}`. */
function readAnswer<T>(schema: z.ZodType<T>, body: string): PlatformAnswer<T> {
  const parsed = parseJson(body);
  const refused = refusal.safeParse(parsed).data;
  if (refused && refused.errcode !== 0) {
    const kind = STALE_CODES.has(refused.errcode) ? "stale" : "failed";
    return { kind, detail: `errcode ${refused.errcode}: ${errorName(refused.errmsg)}` };
  }
  const read = schema.safeParse(parsed);
  if (read.success) return { kind: "answer", data: read.data };
  const field = read.error.issues[0]?.path.join(".") || "the body";
  return { kind: "failed", detail: `malformed answer: ${field}` };
}

/** Returns the leading plain words; what follows ("hints: …", "rid: …") may repeat parts of the request. */
const errorName = (message: string): string => /^[\w ,]{0,80}/.exec(message)?.[0].trim() ?? "";
