import { desktopCookie, hasDesktopCookie } from "./routing-cookies";

test.each([
  [true, "; Secure"],
  [false, "SameSite=Lax"],
])("is Secure when the visitor uses https: %j", (secure, end) => {
  expect(desktopCookie(secure).endsWith(end)).toBe(true);
});

test.each([
  [undefined, false],
  ["", false],
  ["desktop=1", true],
  ["a=1; desktop=1", true],
  ["notdesktop=1", false],
])("reads the Cookie header %j as %j", (cookies, has) => {
  expect(hasDesktopCookie(cookies)).toBe(has);
});
