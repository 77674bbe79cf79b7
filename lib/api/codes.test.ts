import { LOGIN_EXPIRED_CODES, SUCCESS_CODES } from "@storefront/contract/code-groups";
import { type CallName, PATHS } from "@storefront/contract/http/paths";
import { classifyCode } from "./codes";

const CALLS = Object.keys(PATHS) as CallName[];
const STRICT: CallName[] = [
  "orderConfirm",
  "quote",
  "buildOrder",
  "orderCancel",
  "payStatus",
  "boostCompute",
];

test.each(CALLS)("the codes that prompt for a login do so for %s", (call) => {
  const bind = call === "webLogin" ? [50104] : [];
  for (const code of LOGIN_EXPIRED_CODES) {
    expect(classifyCode(code, call)).toBe(bind.includes(code) ? "bind" : "expired");
  }
});

test.each(CALLS)(
  "0 is success for %s, other success codes only outside purchases and boost prices",
  (call) => {
    expect(classifyCode(0, call)).toBe("success");
    for (const code of SUCCESS_CODES.slice(1)) {
      expect(classifyCode(code, call)).toBe(STRICT.includes(call) ? "refused" : "success");
    }
  },
);

test.each([-1, 1, 10500, 50001, 50103, 50105, 50110, 500000, 66001, 700016])(
  "%i is a refusal like any other",
  (code) => {
    expect(classifyCode(code, "collectGoods")).toBe("refused");
  },
);

test("the code lists match the specification", () => {
  expect(SUCCESS_CODES).toEqual([0, 66000, 90001, 700013, 900012, 900013, 700014, 700015]);
  expect(LOGIN_EXPIRED_CODES).toEqual([50000, 50107, 50108, 50109, 50113, 50104]);
});
