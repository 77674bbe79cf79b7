import { randomBytes } from "node:crypto";
import {
  hashPhone,
  hashPhoneTail,
  protectPhone,
  readMaskedPhone,
  readPhone,
} from "./phone-numbers";
import { UnopenedSecret } from "./sealed-secret";

const PHONE = "13800138000";
const KEY = { operatorKey: "3c".repeat(32) };
const OTHER_KEY = { operatorKey: randomBytes(32).toString("hex") };

it("stores nothing from which the number can be read without the key", () => {
  const stored = protectPhone(KEY, PHONE);
  expect(JSON.stringify(stored)).not.toMatch(/138001|8000/);
  expect(readPhone(KEY, { phone: null, ...stored })).toBe(PHONE);
  expect(readMaskedPhone(KEY, { phone: null, ...stored })).toBe("138****8000");
  expect(() => readPhone(OTHER_KEY, { phone: null, ...stored })).toThrow(UnopenedSecret);
});

it("finds the same number by the same hash, with the same key only", () => {
  const [first, second] = [protectPhone(KEY, PHONE), protectPhone(KEY, PHONE)];
  expect(second.phoneHash).toBe(first.phoneHash);
  expect(second.phoneSealed).not.toBe(first.phoneSealed);
  expect(hashPhone(OTHER_KEY, PHONE)).not.toBe(first.phoneHash);
  expect(hashPhone(KEY, "13800138001")).not.toBe(first.phoneHash);
});

it("hashes the last digits with a key of their own", () => {
  expect(hashPhoneTail(KEY, "8000")).toBe(protectPhone(KEY, PHONE).phoneTailHash);
  expect(hashPhoneTail(KEY, PHONE)).not.toBe(hashPhone(KEY, PHONE));
});

// The stored hashes of all users depend on these values: they must not change.
it("keeps its hashes", () => {
  expect(hashPhone(KEY, PHONE)).toMatchInlineSnapshot(
    `"pEa0zmPEqXpx6ttwpSzGQKeb4Dz1mUUDhnZoztdAKXY"`,
  );
  expect(hashPhoneTail(KEY, "8000")).toMatchInlineSnapshot(
    `"hRpCqYMOkfKH1uS8-9xzXAn6idueKNGF3BllkaGZUMk"`,
  );
});

it("reads a number that is not encrypted yet, and none", () => {
  expect(readPhone(KEY, { phone: PHONE, phoneSealed: null })).toBe(PHONE);
  expect(readMaskedPhone(KEY, { phone: null, phoneSealed: null })).toBe("");
});
