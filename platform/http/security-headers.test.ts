import { SECURITY_HEADERS, strictTransportSecurity } from "./security-headers.js";

test.each([
  [false, false, "max-age=31536000"],
  [true, false, "max-age=31536000; includeSubDomains"],
  [true, true, "max-age=31536000; includeSubDomains; preload"],
])("with subdomains %j and preload %j returns %j", (includeSubDomains, preload, value) => {
  expect(strictTransportSecurity({ includeSubDomains, preload })).toBe(value);
});

test("names each header once", () => {
  const names = SECURITY_HEADERS.map(([name]) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
