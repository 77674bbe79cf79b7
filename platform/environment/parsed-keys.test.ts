import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { parsePrivateKey, parsePublicKey } from "./parsed-keys";

const newKey = () =>
  generateKeyPairSync("ec", {
    namedCurve: "P-256",
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

it("parses a key once", () => {
  const { privateKey, publicKey } = newKey();
  const parsed = parsePrivateKey(privateKey);
  expect(parsed.equals(createPrivateKey(privateKey))).toBe(true);
  expect(parsePrivateKey(privateKey)).toBe(parsed);
  expect(parsePublicKey(publicKey).type).toBe("public");
  expect(parsePublicKey(publicKey)).toBe(parsePublicKey(publicKey));
});

it("forgets the oldest of many", () => {
  const { privateKey } = newKey();
  const parsed = parsePrivateKey(privateKey);
  for (let count = 0; count < 16; count += 1) parsePrivateKey(newKey().privateKey);
  const again = parsePrivateKey(privateKey);
  expect(again).not.toBe(parsed);
  expect(again.equals(parsed)).toBe(true);
});

it.each(["", "-----BEGIN PRIVATE KEY-----\n-----END PRIVATE KEY-----"])("refuses %j", (text) => {
  expect(() => parsePrivateKey(text)).toThrow();
  expect(() => parsePublicKey(text)).toThrow();
});
