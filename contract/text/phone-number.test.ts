import { isPhoneNumber } from "./phone-number";

/** Every prefix of three digits that product §5 lists. */
const LISTED = new Set([
  ...tens("13"),
  ...["145", "146", "147", "148", "149"],
  ...["150", "151", "152", "153", "155", "156", "157", "158", "159"],
  ...tens("16"),
  ...tens("17"),
  ...tens("18"),
  ...["198", "199"],
]);

const PREFIXES = Array.from({ length: 1000 }, (_, number) => String(number).padStart(3, "0"));

function tens(prefix: string): string[] {
  return Array.from({ length: 10 }, (_, last) => `${prefix}${last}`);
}

test("accepts exactly the listed ones of all thousand prefixes", () => {
  const taken = PREFIXES.filter((prefix) => isPhoneNumber(`${prefix}00138000`));
  expect(taken).toEqual([...LISTED].sort());
  expect(taken).toHaveLength(56);
});

test.each([...LISTED])("%s requires exactly eleven digits", (prefix) => {
  expect(isPhoneNumber(`${prefix}12345678`)).toBe(true);
  expect(isPhoneNumber(`${prefix}1234567`)).toBe(false);
  expect(isPhoneNumber(`${prefix}123456789`)).toBe(false);
});

test.each([
  "",
  " 13800138000",
  "13800138000\n",
  "1380013800a",
  "１３８００１３８０００",
  "+8613800138000",
  "138 0013 8000",
])("refuses %j", (text) => {
  expect(isPhoneNumber(text)).toBe(false);
});
