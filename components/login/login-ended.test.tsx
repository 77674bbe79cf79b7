import { ERRORS } from "@storefront/contract/codes";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Dialog } from "@/components/ui/dialog";
import { readToken } from "@/lib/cookies/read-session";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { noteBrowserLogout } from "@/lib/session/browser-logout";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { showLoginEnded } from "./login-ended";
import { fakeServer } from "./testing/fake-server";

const TITLE = "你的登录已结束";

let server: ReturnType<typeof fakeServer>;
/** A token of this test: each end is told once. */
let token = "";
let tests = 0;
beforeEach(() => {
  server = fakeServer();
  tests += 1;
  token = `token-of-test-${tests}-abcdefgh${tests}`;
  saveSession(token, 7);
});
afterEach(() => {
  act(() => {
    settleLogin(false);
    clearSession();
    // A login removes a note that is left.
    saveSession("later", 7);
    clearSession();
  });
  window.localStorage.clear();
});

const end = () => server.refuse("time", ERRORS.loginExpired.code, ERRORS.loginExpired.msg);
const show = () => act(() => showLoginEnded(token));
const note = () => screen.queryByRole("alert", { name: "登录状态" });

test("drops the cookies and says so once when a login was ended elsewhere", async () => {
  end();
  await show();
  expect(note()).toHaveTextContent(TITLE);
  expect(readToken()).toBeUndefined();
  await userEvent.click(screen.getByRole("button", { name: "知道了" }));
  await show();
  expect(note()).not.toBeInTheDocument();
});

test("offers the login, and goes with it", async () => {
  end();
  await show();
  await userEvent.click(screen.getByRole("button", { name: "登录" }));
  expect(loginPrompted.get()).toBe(true);
  act(() => saveSession("fresh", 7));
  expect(note()).not.toBeInTheDocument();
});

test("says it in every window, also in one whose cookies another one has dropped", async () => {
  clearSession();
  await show();
  expect(note()).toBeVisible();
  expect(server.calls).toEqual([]);
});

test("says nothing of a login that this browser ends itself, before or after its cookies are gone", async () => {
  noteBrowserLogout();
  end();
  await show();
  await show();
  expect(note()).not.toBeInTheDocument();
});

test("says it when that logout has failed and another one has ended the login", async () => {
  noteBrowserLogout()();
  end();
  await show();
  expect(note()).toBeVisible();
});

test("keeps a login that has not ended, or is newer, or that nothing is known of", async () => {
  await show();
  expect(readToken()).toBe(token);
  server.lose("time");
  await show();
  expect(readToken()).toBe(token);
  saveSession("newer", 7);
  await show();
  expect(readToken()).toBe("newer");
  expect(note()).not.toBeInTheDocument();
});

test("lies above an open dialog, which a click on it does not close", async () => {
  const onClose = jest.fn();
  render(
    <Dialog open title="确认订单" width={432} onClose={onClose}>
      <input aria-label="备注" defaultValue="写了一半" />
    </Dialog>,
  );
  end();
  await show();
  expect(note()).toHaveTextContent(TITLE);
  // Without styles the note takes no clicks either.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  await user.click(screen.getByRole("button", { name: "登录" }));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText("备注")).toHaveValue("写了一半");
  await waitFor(() => expect(loginPrompted.get()).toBe(true));
});
