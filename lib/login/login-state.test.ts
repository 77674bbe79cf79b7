import fc from "fast-check";
import {
  codeButton,
  codeProblem,
  type LoginEvent,
  type LoginState,
  loginStep,
  openLogin,
  phoneProblem,
  purpose,
} from "./login-state";

const after = (...events: LoginEvent[]) => events.reduce(loginStep, openLogin(null));

test.each([
  ["", "手机号不能为空"],
  ["1380013800", "请输入正确的手机号"],
  ["15400138000", "请输入正确的手机号"],
  ["13800138000", null],
])("the phone number %j is answered %j", (phone, words) => {
  expect(phoneProblem(phone)).toBe(words);
});

test.each([
  ["", "请输入验证码"],
  ["12345", "请输入 6 位验证码"],
  ["123456", null],
])("the code %j is answered %j", (code, words) => {
  expect(codeProblem(code)).toBe(words);
});

test.each([
  [null, 0, { stage: 1, text: "获取验证码" }],
  [1_000, 60, { stage: 2, text: "60s后重发" }],
  [1_000, 1, { stage: 2, text: "1s后重发" }],
  [1_000, 0, { stage: 3, text: "重新获取" }],
])("derives the button from deadline %j and %j s left: %j", (deadline, left, button) => {
  expect(codeButton(deadline, left)).toEqual(button);
});

test("typing cleans the field and clears its error, but not the other field's", () => {
  const state = after(
    { type: "refused", at: "phone", words: "请输入正确的手机号" },
    { type: "typed", field: "code", text: "12 34" },
  );
  expect(state).toMatchObject({ code: "1234", errors: { phone: "请输入正确的手机号" } });
  expect(loginStep(state, { type: "typed", field: "phone", text: "+86 138" }).errors).toEqual({});
});

test("ignores a call that starts while another is in flight", () => {
  const sending = after({ type: "sending" });
  expect(loginStep(sending, { type: "submitting" })).toBe(sending);
  expect(loginStep(sending, { type: "sending" })).toBe(sending);
});

test("a refusal keeps what was typed", () => {
  const state = after(
    { type: "typed", field: "phone", text: "13800138000" },
    { type: "typed", field: "code", text: "123456" },
    { type: "submitting" },
    { type: "refused", at: "form", words: "网络连接失败，请检查网络后重试" },
  );
  expect(state).toMatchObject({ phone: "13800138000", code: "123456", busy: null });
});

test("bind mode keeps the identity and the number, drops the code, and cannot switch tabs", () => {
  const state = after(
    { type: "typed", field: "phone", text: "13800138000" },
    { type: "typed", field: "code", text: "123456" },
    { type: "tab", tab: "wechat" },
    { type: "bind", unionId: "u-1" },
  );
  expect(state).toMatchObject({ unionId: "u-1", phone: "13800138000", code: "", tab: "phone" });
  expect(purpose(state)).toBe("bind");
  expect(purpose(openLogin(null))).toBe("login");
  expect(loginStep(state, { type: "tab", tab: "wechat" })).toBe(state);
});

test("shows a challenge until a code is requested, and is not busy meanwhile", () => {
  const page = "https://challenge.example/";
  const state = after({ type: "sending" }, { type: "challenged", page });
  expect(state).toMatchObject({ busy: null, challengePage: page });
  expect(loginStep(state, { type: "sending" })).toMatchObject({
    busy: "sending",
    challengePage: null,
  });
  expect(loginStep(state, { type: "bind", unionId: "u-1" }).challengePage).toBeNull();
});

const words = fc.constantFrom("手机号不能为空", "验证码不正确");
const event: fc.Arbitrary<LoginEvent> = fc.oneof(
  fc.record({
    type: fc.constant("typed" as const),
    field: fc.constantFrom("phone" as const, "code" as const),
    text: fc.string({ maxLength: 20 }),
  }),
  fc.record({
    type: fc.constant("refused" as const),
    at: fc.constantFrom("phone" as const, "code" as const, "form" as const),
    words,
  }),
  fc.constant<LoginEvent>({ type: "sending" }),
  fc.constant<LoginEvent>({ type: "challenged", page: "https://challenge.example/" }),
  fc.record({ type: fc.constant("sent" as const), deadline: fc.nat() }),
  fc.constant<LoginEvent>({ type: "submitting" }),
  fc.record({
    type: fc.constant("tab" as const),
    tab: fc.constantFrom("phone" as const, "wechat" as const),
  }),
  fc.record({ type: fc.constant("bind" as const), unionId: fc.constantFrom("u-1", "u-2") }),
);

test("keeps digits in the fields, and bind mode on its form, after any sequence of events", () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state: LoginState = openLogin(null);
      for (const next of events) {
        const before = state;
        state = loginStep(state, next);
        expect(state.phone).toMatch(/^\d{0,11}$/);
        expect(state.code).toMatch(/^\d{0,6}$/);
        if (before.unionId !== null) expect(state.unionId).not.toBeNull();
        if (state.unionId !== null) expect(state.tab).toBe("phone");
        if (next.type !== "typed") expect(state.phone).toBe(before.phone);
      }
    }),
  );
});
