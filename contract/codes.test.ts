import { LOGIN_EXPIRED_CODES, SUCCESS_CODES } from "./code-classes";
import { ERRORS } from "./codes";

test("every refusal has a code of its own", () => {
  const codes = Object.values(ERRORS).map(({ code }) => code);
  expect(codes).toEqual([...new Set(codes)]);
});

test("only a lost session and a missing phone number use codes of the specification", () => {
  const given: readonly number[] = [...LOGIN_EXPIRED_CODES, ...SUCCESS_CODES];
  const names = Object.entries(ERRORS).filter(([, { code }]) => given.includes(code));
  expect(names.map(([name]) => name)).toEqual(["loginExpired", "bindPhone"]);
});
