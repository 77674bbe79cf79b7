import { createCipheriv, createDecipheriv } from "node:crypto";
import { encryptSmsPayload, type SmsPayload } from "./sms-cipher";

const MATERIAL = { key: "0123456789abcdef", iv: "fedcba9876543210" };

const seal = (text: string) => {
  const cipher = createCipheriv("aes-128-cbc", MATERIAL.key, MATERIAL.iv);
  return Buffer.concat([cipher.update(text, "utf8"), cipher.final()]).toString("base64");
};
const open = (sealed: string) => {
  const decipher = createDecipheriv("aes-128-cbc", MATERIAL.key, MATERIAL.iv);
  return Buffer.concat([decipher.update(sealed, "base64"), decipher.final()]).toString("utf8");
};

const GOLDEN: [SmsPayload, string][] = [
  [
    { phone: "13800138000", event: "login" },
    "/ZIexxfmNlFtXV4IhHDQlgU+9FvnJdYGk8lv/uCcifsockTk1GVzn8FpRWLYBYec",
  ],
  [
    { phone: "13800138000", event: "bind" },
    "/ZIexxfmNlFtXV4IhHDQlgU+9FvnJdYGk8lv/uCcifv4vV5OLDgK1evKWmzkkMUt",
  ],
  [
    { phone: "19912345678", event: "login" },
    "ubKa4fCGddMuWoN8oH6nHNoQLUKty+oF95JsF0FtmJ6FhpDa6qUIf0K+OXsDvVXx",
  ],
];

test.each(GOLDEN)(
  "encrypts %j to the golden vector, which decrypts to it",
  async (payload, sealed) => {
    expect(await encryptSmsPayload(payload, MATERIAL)).toBe(sealed);
    expect(seal(JSON.stringify(payload))).toBe(sealed);
    expect(JSON.parse(open(sealed))).toEqual(payload);
  },
);

test("encrypts differently with another key", async () => {
  const payload = { phone: "13800138000", event: "login" } as const;
  const other = await encryptSmsPayload(payload, { ...MATERIAL, key: "abcdef0123456789" });
  expect(other).not.toBe(GOLDEN[0]?.[1]);
  expect(() => open(other)).toThrow();
});
