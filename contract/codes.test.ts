import { LOGIN_EXPIRED_CODES, SUCCESS_CODES } from "./code-groups";
import { ERRORS } from "./codes";

test("gives every refusal a unique code", () => {
  const codes = Object.values(ERRORS).map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
});

test("uses codes of the specification only for an expired login and a missing phone number", () => {
  const specified: readonly number[] = [...LOGIN_EXPIRED_CODES, ...SUCCESS_CODES];
  const names = Object.entries(ERRORS).filter(([, { code }]) => specified.includes(code));
  expect(names.map(([name]) => name)).toEqual(["loginExpired", "bindPhone"]);
});
