import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { enter, fieldOf, sendCode } from "./phone-login";

const MATERIAL = { key: "0123456789abcdef", iv: "fedcba9876543210" };
/** The encrypted payload of a login of 13800138000 with that material: one of the golden vectors. */
const SEALED = "/ZIexxfmNlFtXV4IhHDQlgU+9FvnJdYGk8lv/uCcifsockTk1GVzn8FpRWLYBYec";

type Answer = () => Promise<{ json: () => Promise<unknown> }>;
const body =
  (value: unknown): Answer =>
  async () => ({ json: async () => value });
const lost: Answer = () => Promise.reject(new TypeError("Failed to fetch"));

/** Stubs fetch with answers by path. */
function answering(answers: Record<string, Answer>) {
  const fetch = jest.fn((url: string, _init?: RequestInit) => (answers[url] ?? lost)());
  stubFetch(fetch);
  return fetch;
}
const signal = () => new AbortController().signal;

test("requests a code with the encrypted payload and req-v 2", async () => {
  const fetch = answering({
    "/api/settings": body({ sms: MATERIAL }),
    "/api/v1/common/send_sms": body({ code: 0, msg: "", data: { resend_after: 60 } }),
  });
  const sent = await sendCode({ phone: "13800138000", event: "login" }, signal());
  expect(sent).toMatchObject({ ok: true, data: { resend_after: 60 } });
  const [, init] = fetch.mock.calls[1] ?? [];
  expect(init?.headers).toMatchObject({ "req-v": "2", Device: "2" });
  expect(init?.body).toBe(JSON.stringify({ data: SEALED }));
});

test("returns the challenge that the marketplace requires, then sends its token too", async () => {
  const answers = [
    { code: 40405, msg: "请先完成安全验证，再获取验证码", data: null },
    { code: 0, msg: "", data: { resend_after: 60 } },
  ];
  const fetch = answering({
    "/api/settings": body({ sms: MATERIAL, challengePage: "https://challenge.example/" }),
    "/api/v1/common/send_sms": async () => ({ json: async () => answers.shift() }),
  });
  const request = { phone: "13800138000", event: "login" } as const;
  expect(await sendCode(request, signal())).toEqual({
    ok: false,
    kind: "challenge",
    page: "https://challenge.example/",
  });
  const sent = await sendCode({ ...request, challengeToken: "solved" }, signal());
  expect(sent).toMatchObject({ ok: true });
  const [, init] = fetch.mock.calls.at(-1) ?? [];
  expect(init?.body).toBe(JSON.stringify({ data: SEALED, challenge_token: "solved" }));
});

test.each([
  ["no connection", lost],
  ["an answer that is no settings", body({})],
])(
  "returns a message and sends nothing when the key material fails with %s",
  async (_, settings) => {
    const fetch = answering({ "/api/settings": settings });
    const sent = await sendCode({ phone: "13800138000", event: "login" }, signal());
    expect(sent).toMatchObject({
      ok: false,
      kind: "network",
      msg: "网络连接失败，请检查网络后重试",
    });
    expect(fetch).toHaveBeenCalledTimes(1);
  },
);

test("ends silently when the visitor leaves while the key material is loading", async () => {
  answering({});
  const leave = new AbortController();
  leave.abort();
  const sent = await sendCode({ phone: "13800138000", event: "login" }, leave.signal);
  expect(sent).toMatchObject({ ok: false, kind: "aborted" });
});

test.each([
  [null, "/api/v1/user/login", { phone: "13800138000", verify_code: "123456" }],
  [
    "u-1",
    "/api/v1/user/bind_phone",
    { phone: "13800138000", verify_code: "123456", union_id: "u-1" },
  ],
])("sends the proof with identity %j to %s", async (unionId, path, payload) => {
  const session = { authorization: "secret", user_id: 7 };
  const fetch = answering({ [path]: body({ code: 0, msg: "", data: session }) });
  const entered = await enter({ phone: "13800138000", code: "123456", unionId }, signal());
  expect(entered).toMatchObject({ ok: true, data: session });
  expect(fetch.mock.calls[0]?.[1]?.body).toBe(JSON.stringify(payload));
});

test.each([
  [40400, "code"],
  [40401, "code"],
  [40429, "form"],
  [-1, "form"],
])("maps a login refused with %i to the field %s", (code, field) => {
  expect(fieldOf({ ok: false, kind: "refused", code, msg: "" })).toBe(field);
});
