import fc from "fast-check";
import { isSealed, openSecret, sealSecret, UnopenedSecret } from "./sealed-secret";

const KEY = "0f".repeat(32);

it("opens what it sealed, and never seals twice alike", () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (text, purpose) => {
      const sealed = sealSecret(KEY, text, purpose);
      expect(isSealed(sealed)).toBe(true);
      expect(openSecret(KEY, sealed, purpose)).toBe(text);
      expect(sealSecret(KEY, text, purpose)).not.toBe(sealed);
    }),
  );
});

it.each([
  ["a wrong key", (sealed: string) => openSecret("1f".repeat(32), sealed, "lin")],
  ["a wrong purpose", (sealed: string) => openSecret(KEY, sealed, "wang")],
  ["a changed byte", (sealed: string) => openSecret(KEY, `${sealed.slice(0, -2)}AA`, "lin")],
  ["a secret that is not sealed", () => openSecret(KEY, "JBSWY3DPEHPK3PXP", "lin")],
])("rejects %s", (_, open) => {
  const sealed = sealSecret(KEY, "JBSWY3DPEHPK3PXP", "lin");
  expect(() => open(sealed)).toThrow(UnopenedSecret);
});
