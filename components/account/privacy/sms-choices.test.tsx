import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { call } from "@/lib/api/call.client";
import { useSessionToken } from "@/lib/session/use-session-token";
import { SmsChoicesPanel } from "./sms-choices";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({ withLogin: (run: () => unknown) => run() }));
jest.mock("@/lib/session/use-session-token", () => ({ useSessionToken: jest.fn() }));

const answer = jest.mocked(call);
/** A token of its own for each test: answers are cached by it. */
let number = 0;
const open = (data: object) => {
  number += 1;
  jest.mocked(useSessionToken).mockReturnValue(`token ${number}`);
  answer.mockResolvedValue({ ok: true, code: 0, msg: "", data: data as never });
  render(<SmsChoicesPanel />);
};
const ON = { available: true, phone: "138****8000", kinds: ["refund"] };

test("sends all that is wanted when one kind is switched on", async () => {
  open(ON);
  const delivered = await screen.findByRole("switch", { name: "交付短信" });
  expect(screen.getByRole("switch", { name: "退款结果短信" })).toBeChecked();
  expect(delivered).not.toBeChecked();
  expect(screen.getByText("138****8000")).toBeInTheDocument();
  answer.mockResolvedValue({
    ...{ ok: true, code: 0, msg: "" },
    data: { ...ON, kinds: ["delivered", "refund"] } as never,
  });
  await userEvent.click(delivered);
  expect(answer).toHaveBeenLastCalledWith("chooseSmsNotices", { kinds: ["refund", "delivered"] });
  expect(delivered).toBeChecked();
});

test("leaves the switch as it was and says why when it cannot be stored", async () => {
  open(ON);
  const refund = await screen.findByRole("switch", { name: "退款结果短信" });
  answer.mockResolvedValue({ ok: false, kind: "refused", code: 10503, msg: "服务繁忙" });
  await userEvent.click(refund);
  expect(refund).toBeChecked();
  expect(screen.getByRole("alert")).toHaveTextContent("服务繁忙");
});

test.each([
  ["本站暂不发送短信通知。", { ...ON, available: false }],
  ["绑定手机号后才能接收短信通知。", { ...ON, phone: "" }],
])("says %s", async (text, data) => {
  open(data);
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole("switch")).toBeNull();
});
