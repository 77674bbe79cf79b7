import * as z from "zod";
import { flag, money, phoneNumber, text, verifyCode } from "../text/fields";

/** Login by phone and by WeChat (product §3 Login, §4, §7). */

/**
 * The body of send_sms: AES-CBC, PKCS7, base64 of the JSON of `smsPayload`; header `req-v: 2`. `challenge_token` is
 * required when the marketplace demands a challenge (code 40405).
 */
export const sendSmsRequest = z.object({
  data: z.string().min(1, "不能为空").max(1024, "内容过长"),
  challenge_token: z
    .string()
    .regex(/^[\x21-\x7e]{1,4096}$/, "安全验证不正确")
    .optional(),
});
export const smsPayload = z.object({ phone: phoneNumber, event: z.enum(["login", "bind"]) });
/** `resend_after`: whole seconds until another code may be requested. */
export const sendSmsAnswer = z.object({ resend_after: z.number().int() });

export const loginRequest = z.object({ phone: phoneNumber, verify_code: verifyCode });
export const bindPhoneRequest = z.object({
  phone: phoneNumber,
  verify_code: verifyCode,
  union_id: text(128),
});
/**
 * `agreement_changed`: the user has accepted an older version of the agreements and has to be asked: `agree`.
 * `shared_brands`: at the first login on a brand's site, keys of the other brands that the account was used on.
 */
export const loginAnswer = z.object({
  authorization: z.string(),
  user_id: z.number().int(),
  agreement_changed: z.boolean().optional(),
  shared_brands: z.array(z.string()).optional(),
});

export const getKAnswer = z.object({
  url: z.string(),
  k: z.string(),
  expires_in: z.number().int(),
});
const scanKey = z.string().regex(/^[\w-]{16,128}$/, "二维码不正确");
export const scanStatusRequest = z.object({ k: scanKey });
export const scanStatus = z.object({ scan: flag, code: z.string(), state: z.string() });
export const webLoginRequest = z.object({
  code: z.string().regex(/^[\w-]{1,128}$/),
  state: z.string().regex(/^[\w-]{1,128}$/),
  in_wx: z.union([z.literal("1"), z.literal(1)]).optional(),
  from: text(200).optional(),
});
/**
 * The phone's side of a scan. `authorize_url`: the open platform's page, which redirects to the mobile site with code
 * and state for `wechatAuthorise`. `asked_at`: when the login was requested, seconds since 1970.
 */
export const wechatScanAnswer = z.object({
  site: z.string(),
  address: z.string(),
  asked_at: z.number().int(),
  authorize_url: z.string(),
});
/** Without `code` the user has refused; that is how the open platform reports it. */
export const wechatAuthoriseRequest = z.object({
  code: z
    .string()
    .regex(/^[\w-]{1,128}$/, "授权码不正确")
    .optional(),
  state: z.string().regex(/^[0-9a-f]{32,128}$/, "授权状态不正确"),
});
export const wechatAuthoriseAnswer = z.object({ authorised: z.boolean() });
/** `data` of code 50104: the WeChat identity to bind to a phone number. */
export const webLoginBindAnswer = z.object({ union_id: z.string() });

export const timeAnswer = z.object({ time: z.number().int() });
export const profileAnswer = z.object({
  user_id: z.number().int(),
  nickname: z.string(),
  head_img_url: z.string(),
  phone_tail: z.string(),
  /** The middle masked: 138****8000. */
  phone: z.string(),
  balance: money,
  /** Newest version of the agreements that the user has accepted, and when; "" for none. */
  agreed_version: z.string().default(""),
  agreed_at: z.string().default(""),
});

/** Acceptance of the current version of user agreement and privacy policy. */
export const agreeRequest = z.object({ version: text(20) });
