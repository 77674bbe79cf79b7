import Cookies from "js-cookie";
import { readToken, readUserId } from "./read-session";
import { clearSession, saveSession } from "./session-cookies";

afterEach(clearSession);

test("stores token and user until the session is cleared", () => {
  saveSession("secret", 7);
  expect([readToken(), readUserId()]).toEqual(["secret", "7"]);
  clearSession();
  expect(Cookies.get()).toEqual({});
});

test("gives a session of an unknown user a unique id, so that no data is shared", () => {
  saveSession("secret", 0);
  const first = readUserId();
  expect(first).toMatch(/^session-[0-9a-f]{2,16}$/);
  saveSession("other", 0);
  expect(readUserId()).not.toBe(first);
});
