import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { AgreementDialog } from "./agreement-dialog";

const call = jest.fn();
jest.mock("@/lib/api/call.client", () => ({ call: (...args: unknown[]) => call(...args) }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn(), prepareToast: jest.fn() }));

const open = () => {
  const props = { onAgreed: jest.fn(), onRefused: jest.fn() };
  render(<AgreementDialog {...props} />);
  return { user: userEvent.setup(), ...props };
};

test("records the consent once, and keeps the dialog when it is refused", async () => {
  const { user, onAgreed } = open();
  call.mockResolvedValueOnce({ ok: false, kind: "refused", code: 40411, msg: "协议又有更新" });
  await user.click(screen.getByRole("button", { name: "同意并继续" }));
  expect(onAgreed).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ ok: true, code: 0, data: null });
  await user.click(screen.getByRole("button", { name: "同意并继续" }));
  expect(onAgreed).toHaveBeenCalledTimes(1);
  expect(call).toHaveBeenLastCalledWith("agree", { version: expect.stringMatching(/^\d{4}-/) });
});

test.each(["button", "Escape"])("without consent the login ends: %s", async (how) => {
  const { user, onRefused } = open();
  if (how === "Escape") await user.keyboard("{Escape}");
  else await user.click(screen.getByRole("button", { name: "不同意，退出登录" }));
  expect(onRefused).toHaveBeenCalledTimes(1);
});
