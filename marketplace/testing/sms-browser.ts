import { PATHS } from "@/contract/paths";
import { SAMPLES } from "@/contract/samples";
import { smsData, wrongCode } from "./request-code";
import type { TestApp } from "./test-app";

/** A browser that comes through the storefront from an address of its own, and keeps the cookie that it is given. */
export function openSmsBrowser(test: TestApp, address: string) {
  let cookie = "";
  const call = async (name: "sendSms" | "login", body: object) => {
    const response = await test.app.request(PATHS[name].path, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "req-v": "2",
        "X-Internal-Secret": SAMPLES.INTERNAL_SECRET,
        "X-Client-Address": address,
        ...(cookie === "" ? {} : { Cookie: cookie }),
      },
      body: JSON.stringify(body),
    });
    cookie = response.headers.get("Set-Cookie")?.split(";")[0] ?? cookie;
    return (await response.json()) as {
      code: number;
      msg: string;
      data: { authorization: string; user_id: number };
    };
  };
  const login = (phone: string, verify_code: string) => call("login", { phone, verify_code });
  return {
    ask: (phone: string) => call("sendSms", { data: smsData(test, { phone, event: "login" }) }),
    /** The code of the newest message. */
    received: () => test.sentSms.at(-1)?.verifyCode ?? "",
    login,
    /** A wrong code, so many times. @returns what each was answered */
    async guess(phone: string, code: string, times: number) {
      const codes: number[] = [];
      for (let tried = 0; tried < times; tried += 1) {
        codes.push((await login(phone, wrongCode(code))).code);
      }
      return codes;
    },
    /** Goes on as a client that has forgotten its cookie, or never kept any. */
    forgetCookie: () => {
      cookie = "";
    },
  };
}
