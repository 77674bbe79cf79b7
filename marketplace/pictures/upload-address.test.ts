import fc from "fast-check";
import { readUploadName, uploadUrl } from "./upload-address";

const ID = "0123456789abcdef0123456789abcdef";
const NOW = new Date("2026-03-01T10:00:00Z");
const HOUR_MS = 3_600_000;
const nameAt = (now: Date, secret = "secret") =>
  uploadUrl(secret, ID, now).replace("/media/uploads/", "");
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS);

it("is valid for at least six and at most twelve hours", () => {
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true, min: NOW, max: later(24) }), (made) => {
      const after = (hours: number) => new Date(made.getTime() + hours * HOUR_MS);
      expect(readUploadName("secret", nameAt(made), made)).toBe(ID);
      expect(readUploadName("secret", nameAt(made), after(5.99))).toBe(ID);
      expect(readUploadName("secret", nameAt(made), after(12))).toBeNull();
    }),
  );
});

it("stays the same while a page polls", () => {
  expect(nameAt(later(1))).toBe(nameAt(NOW));
});

it.each([
  ["another installation's", nameAt(NOW, "other")],
  ["another picture's", nameAt(NOW).replace("0123", "0124")],
  ["a longer time", nameAt(NOW).replace(/\.(\d+)\./, (_, window) => `.${Number(window) + 1}.`)],
  ["no signature", `${ID}.webp`],
  ["a path", `../uploads/${nameAt(NOW)}`],
])("refuses %s", (_, name) => expect(readUploadName("secret", name, NOW)).toBeNull());
