import { randomBytes } from "node:crypto";
import { type Answer, type Calls, type MinimalState, NO_LOGIN, ok } from "./calls";

/** A WeChat identity without a phone number. */
const UNION_ID = "minimal-union";

/**
 * Implements login by SMS code and by WeChat. WeChat always ends in bind mode; `bind_phone` returns only
 * `authorization`.
 */
export function createLoginCalls(
  { sessions, codes, scanned }: MinimalState,
  decipher: (data: string) => { phone: string } | null,
): Calls {
  const logIn = (phone: string, code: unknown, answer: (token: string) => object): Answer => {
    if (codes.get(phone) !== code) return { code: 1, msg: "验证码不正确", data: null };
    codes.delete(phone);
    const token = randomBytes(12).toString("hex");
    sessions.set(token, phone);
    return ok(answer(token));
  };
  return {
    "POST /v1/common/send_sms": ({ fields }) => {
      const sent = decipher(String(fields["data"]));
      if (sent === null) return { code: 1, msg: "内容无法识别", data: null };
      const { phone } = sent;
      codes.set(phone, String(100_000 + (Number(phone.slice(-6)) % 900_000)));
      return ok(null);
    },
    "POST /v1/user/login": ({ fields }) =>
      logIn(String(fields["phone"]), fields["verify_code"], (authorization) => ({
        authorization,
        user_id: "7",
      })),
    "POST /v1/user/bind_phone": ({ fields }) =>
      fields["union_id"] === UNION_ID
        ? logIn(String(fields["phone"]), fields["verify_code"], (authorization) => ({
            authorization,
          }))
        : { code: 1, msg: "没有这个微信账号", data: null },
    "GET /v2/wechat/getK": () => {
      const k = randomBytes(12).toString("hex");
      return ok({ url: `https://wx.example/scan?k=${k}`, k });
    },
    "GET /v2/wechat/getH5ScanStatus": ({ fields }) =>
      scanned.has(String(fields["k"]))
        ? ok({ scan: "1", code: "granted", state: String(fields["k"]) })
        : ok({ scan: 0, code: null, state: null }),
    "GET /v2/wechat/webLogin": () => ({
      code: 50104,
      msg: "请绑定手机号",
      data: { union_id: UNION_ID },
    }),
    "GET /v1/common/time": ({ token }) => (sessions.has(token) ? ok({ time: 1 }) : NO_LOGIN),
  };
}
