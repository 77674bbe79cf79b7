import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { startResendWait } from "@/lib/session/resend-deadline";
import { CloseForm } from "./close-form";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const answer = jest.mocked(call);

beforeEach(() => {
  answer.mockReset();
  window.sessionStorage.clear();
});

test("offers a code of its own right after a login with another", () => {
  startResendWait();
  render(<CloseForm phone="138****8000" />);
  expect(screen.getByRole("button", { name: "获取验证码" })).toBeEnabled();
});

test("closes nothing before a dialog has been confirmed", async () => {
  answer.mockResolvedValue({ ok: false, kind: "refused", code: 10002, msg: "验证码错误" });
  render(<CloseForm phone="138****8000" />);
  await userEvent.type(screen.getByRole("textbox", { name: /验证码/ }), "123456");
  await userEvent.type(screen.getByRole("textbox", { name: /注销账号/ }), "注销账号");
  await userEvent.click(screen.getByRole("button", { name: "确认注销" }));
  const confirm = await screen.findByRole("button", { name: "注销这个账号" });
  // Deaf for a moment: the second click of a double click closes nothing.
  await userEvent.click(confirm);
  expect(answer).not.toHaveBeenCalled();
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  expect(answer).toHaveBeenCalledWith("deleteAccount", expect.anything());
  expect(await screen.findByRole("alert")).toHaveTextContent("验证码错误");
});
