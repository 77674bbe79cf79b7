import Cookies from "js-cookie";
import { clearSession, readToken, readUserId, saveSession } from "./session-cookies";

afterEach(clearSession);

test("keeps token and user until they are dropped", () => {
  saveSession("secret", 7);
  expect([readToken(), readUserId()]).toEqual(["secret", "7"]);
  clearSession();
  expect(Cookies.get()).toEqual({});
});

test("gives a session whose user is not known a name of its own, so that nothing is shared", () => {
  saveSession("secret", 0);
  const first = readUserId();
  expect(first).toMatch(/^session-[0-9a-f]{2,16}$/);
  saveSession("other", 0);
  expect(readUserId()).not.toBe(first);
});
