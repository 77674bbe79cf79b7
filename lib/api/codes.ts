import {
  BIND_PHONE_CODE,
  LOGIN_EXPIRED_CODES,
  SUCCESS_CODES,
} from "@storefront/contract/code-groups";
import type { CallName } from "@storefront/contract/http/paths";

/** Our own codes, for calls that never reached the marketplace or had a malformed answer (product §10.8). */
export const LOCAL_CODES = {
  network: { code: -1, msg: "网络连接失败，请检查网络后重试" },
  timeout: { code: -2, msg: "请求超时，请稍后重试" },
  broken: { code: -3, msg: "服务器返回的内容无法识别，请稍后重试" },
  unavailable: { code: -4, msg: "服务暂时不可用，请稍后重试" },
  fault: { code: -6, msg: "浏览器没能发出请求，请刷新页面或换一个浏览器后重试" },
  foreign: { code: -5, msg: "请求来源不正确" },
} as const;

export type CodeClass = "success" | "expired" | "bind" | "refused";

/** On these calls only 0 is success (product §8, reading 2 and the boost price; product §10.8). */
const STRICT_CALLS: ReadonlySet<CallName> = new Set<CallName>([
  "orderConfirm",
  "quote",
  "buildOrder",
  "orderCancel",
  "payStatus",
  "boostCompute",
]);

/** The only place that maps an answer's code to its meaning for a call (product §8, product §10.8). */
export function classifyCode(code: number, call: CallName): CodeClass {
  if (code === 0) return "success";
  if (code === BIND_PHONE_CODE && call === "webLogin") return "bind";
  if ((LOGIN_EXPIRED_CODES as readonly number[]).includes(code)) return "expired";
  const succeeded = (SUCCESS_CODES as readonly number[]).includes(code);
  return succeeded && !STRICT_CALLS.has(call) ? "success" : "refused";
}
