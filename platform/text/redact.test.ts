import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { redact } from "./redact";

test.each([
  ["/phone/orders/13800138000", "/phone/orders/(number)"],
  ["/a/+8613800138000/b", "/a/+(number)/b"],
  ["/a/138-0013-8000", "/a/(number)"],
  ["/a/%31%33%38%30%30%31%33%38%30%30%30", "/a/(number)"],
  ["/a/%2531%2533800138000", "/a/(number)"],
  ["号码１３８００１３８０００", "号码(number)"],
  ["/v1/x?token=abc&page=2", "/v1/x?token=(hidden)&page=2"],
  ["sign=a/b+c==&sign_type=RSA2", "sign=(hidden)&sign_type=RSA2"],
  ["next=%2Fphone%3Fverify_code%3D123456", "next=/phone?verify_code=(hidden)"],
  ['{"phone": "12", "goods_id": 5}', '{"phone": "(hidden)", "goods_id": 5}'],
  ["Authorization=Bearer x", "Authorization=(hidden)"],
])("hides %s as %s", (text, shown) => expect(redact(text)).toBe(shown));

test.each([
  "/goodsDetails/1001",
  "/admin/orders/20261126103300123456",
  "/games/%E7%8E%8B%E8%80%85",
  "/v1/pay/alipay/notify",
  "/_next/static/chunks/0a1b2c3d4e5f6a7b8c9d.js",
  "connect ECONNREFUSED 192.168.100.100:5432",
  "at open (file:///app/dist/open-telemetry-3CQWJH2W.js:12:34)",
  'violates unique constraint "users_wechat_union_id_unique"',
  "2026-11-26T10:33:00.123Z",
  "2001:db8:0:1::1",
])("keeps %s", (text) => expect(redact(text)).toBe(text));

/** Escapes some characters as a client might, also twice. */
const escaped = (text: string) =>
  fc
    .array(fc.constantFrom(0, 1, 2), { minLength: text.length, maxLength: text.length })
    .map((times) =>
      [...text]
        .map((letter, index) => {
          const hex = letter.charCodeAt(0).toString(16);
          return [letter, `%${hex}`, `%25${hex}`][times[index] ?? 0];
        })
        .join(""),
    );

const before = fc.string().filter((text) => !/[\d%]\s*[-\s]?$|%.?$/.test(text));
const after = fc.string().filter((text) => !/^[-\s]?\s*\d/.test(text));
const phone = fc.nat(999_999_999).map((rest) => `13${String(rest).padStart(9, "0")}`);

test("hides a phone number in any text and any spelling", () => {
  const texts = phone.chain((number) =>
    fc.tuple(fc.constant(number), before, escaped(number), after),
  );
  fc.assert(
    fc.property(texts, ([number, start, spelled, end]) => {
      const shown = redact(start + spelled + end);
      expect(shown).not.toContain(number);
      expect(shown).not.toContain(spelled);
    }),
  );
});

test("hides tokens, signatures and keys in any segment", () => {
  const token = fc
    .constantFrom("base64url", "hex")
    .map((form) => randomBytes(32).toString(form as "hex"));
  const texts = token.chain((value) => fc.tuple(fc.constant(value), escaped(value)));
  const between = fc.constantFrom("/", " ", "?", "&", '"', "\n", ":", ",", "中");
  fc.assert(
    fc.property(texts, between, between, ([value, spelled], start, end) => {
      const shown = redact(`/a${start}${spelled}${end}b`);
      expect(shown).not.toContain(value);
      expect(shown).toContain("(token)");
    }),
  );
});

test("hides the values of fields that hold secrets", () => {
  const name = fc.constantFrom("token", "sign", "verify_code", "challenge_token", "phone", "k");
  const value = fc.stringMatching(/^[a-z0-9/+~.]{1,30}$/);
  fc.assert(
    fc.property(name, value, fc.boolean(), (field, secret, isEscaped) => {
      const equals = isEscaped ? "%3D" : "=";
      expect(redact(`/p?a=1&${field}${equals}${secret}&b=2`)).toBe(`/p?a=1&${field}=(hidden)&b=2`);
    }),
  );
});

test("returns a redacted text as it is", () => {
  fc.assert(
    fc.property(fc.string(), phone, (text, number) => {
      const once = redact(`${text}/${number}/token=1`);
      expect(redact(once)).toBe(once);
    }),
  );
});

test("cuts a text that is too long to search", () => {
  expect(redact("a ".repeat(50_000)).length).toBeLessThanOrEqual(16_385);
});
