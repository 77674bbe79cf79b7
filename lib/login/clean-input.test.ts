import { isPhoneNumber } from "@storefront/contract/text/phone-number";
import fc from "fast-check";
import { cleanCode, cleanPhone } from "./clean-input";

test.each([
  ["13800138000", "13800138000"],
  ["138 0013 8000", "13800138000"],
  ["138-0013-8000", "13800138000"],
  ["+86 138 0013 8000", "13800138000"],
  ["+8613800138000", "13800138000"],
  ["0086 138 0013 8000", "13800138000"],
  ["8613800138000", "13800138000"],
  ["\u202a+86 13800138000\u202c", "13800138000"],
  ["１３８００１３８０００", "13800138000"],
  ["138001380001", "13800138000"],
  ["手机：13800138000", "13800138000"],
  ["1380013", "1380013"],
  ["86138001380", "86138001380"],
  ["请输入", ""],
  ["", ""],
])("cleans the phone number %j to %j", (text, digits) => {
  expect(cleanPhone(text)).toBe(digits);
});

test.each([
  ["012345", "012345"],
  ["012 345", "012345"],
  ["0123456", "012345"],
  ["验证码 654321，5 分钟内有效。请勿告诉他人。", "654321"],
  ["１２３４５６", "123456"],
  ["12a", "12"],
  ["abc", ""],
])("cleans the code %j to %j", (text, digits) => {
  expect(cleanCode(text)).toBe(digits);
});

test("leaves a limited number of digits of any text, and is idempotent", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (text) => {
      expect(cleanPhone(text)).toMatch(/^\d{0,11}$/);
      expect(cleanCode(text)).toMatch(/^\d{0,6}$/);
      expect(cleanPhone(cleanPhone(text))).toBe(cleanPhone(text));
      expect(cleanCode(cleanCode(text))).toBe(cleanCode(text));
    }),
  );
});

test("a phone number survives any spacing and country code", () => {
  const number = fc
    .tuple(
      fc.constantFrom("138", "145", "159", "166", "199"),
      fc.integer({ min: 0, max: 99999999 }),
    )
    .map(([prefix, rest]) => prefix + String(rest).padStart(8, "0"));
  fc.assert(
    fc.property(
      number,
      fc.constantFrom("", "+86", "+86 ", "0086", "86"),
      fc.array(fc.nat({ max: 10 }), { maxLength: 4 }),
      (phone, country, gaps) => {
        const spaced = [...phone].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit));
        expect(cleanPhone(country + spaced.join(""))).toBe(phone);
        expect(isPhoneNumber(phone)).toBe(true);
      },
    ),
  );
});
