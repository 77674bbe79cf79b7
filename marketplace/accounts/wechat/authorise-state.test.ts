import fc from "fast-check";
import { authoriseState, readAuthoriseState } from "./authorise-state";

const config = { internalSecret: "secret-of-these-tests" };
/** Same format as in createScan. */
const key = fc
  .uint8Array({ minLength: 24, maxLength: 24 })
  .map((bytes) => Buffer.from(bytes).toString("base64url"));
const browser = fc.string({ minLength: 1, maxLength: 60 });

it("identifies the scan in the browser that started it, in at most 128 letters and digits", () => {
  fc.assert(
    fc.property(key, browser, (k, own) => {
      const state = authoriseState(config, k, own);
      expect(state).toMatch(/^[a-zA-Z0-9]{1,128}$/);
      expect(readAuthoriseState(config, state, own)).toBe(k);
    }),
  );
});

it("is invalid in another browser, another installation, or with a changed digit", () => {
  fc.assert(
    fc.property(key, browser, browser, fc.nat(), (k, own, other, place) => {
      fc.pre(own !== other);
      const state = authoriseState(config, k, own);
      const at = place % state.length;
      const digit = state[at] === "0" ? "1" : "0";
      const changed = state.slice(0, at) + digit + state.slice(at + 1);
      expect(readAuthoriseState(config, state, other)).toBeNull();
      expect(readAuthoriseState({ internalSecret: "another" }, state, own)).toBeNull();
      expect(readAuthoriseState(config, changed, own)).toBeNull();
    }),
  );
});

it("is invalid without a browser secret", () => {
  const state = authoriseState(config, "A".repeat(32), "");
  expect(readAuthoriseState(config, state, "")).toBeNull();
});
