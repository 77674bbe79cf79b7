import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { call, sendImage } from "@/lib/api/call.client";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { forgetDisputeDraft } from "@/lib/order/dispute-draft";
import { DisputeDialog } from "./dispute-dialog";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn(), sendImage: jest.fn() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const ORDER = { orderNum: "202611260001", goodsName: "曜日战歌账号" };
const success = (data: unknown) => ({ ok: true, code: 0, msg: "", data });
const refused = (msg: string) => ({ ok: false, kind: "refused", code: 30443, msg });
const requested = { after_sale: { state: "requested", reason: "not_working", text: "登录不上" } };
let answers: Record<string, unknown>;

beforeEach(() => {
  answers = { orderRefund: success({}), orderDetail: success(requested) };
  jest.mocked(call).mockImplementation((async (name: string) => answers[name]) as never);
  jest
    .mocked(sendImage)
    .mockResolvedValue(
      success({ image_id: "a".repeat(32), url: "/media/uploads/a.webp" }) as never,
    );
  saveSession("token", 7);
});
afterEach(() => {
  forgetDisputeDraft("request", ORDER.orderNum);
  forgetDisputeDraft("escalate", ORDER.orderNum);
  jest.clearAllMocks();
  act(() => clearSession());
});

const onClose = jest.fn();
const open = (props: Partial<Parameters<typeof DisputeDialog>[0]> = {}) =>
  render(
    <DisputeDialog
      {...{ statement: "request", order: ORDER, fen: 125_000, isPossible: true, onClose }}
      {...props}
    />,
  );
const button = (name: string) => screen.getByRole("button", { name });
const picture = (changes: { name?: string; type?: string; bytes?: number } = {}) => {
  const { name = "截图.png", type = "image/png", bytes = 10 } = changes;
  return new File([new Uint8Array(bytes)], name, { type });
};

async function fillIn() {
  await userEvent.click(screen.getByRole("radio", { name: "无法使用" }));
  await userEvent.type(screen.getByRole("textbox", { name: "问题说明" }), "登录不上");
}

test("shows what can be refunded, and a preview before it sends", async () => {
  open();
  const dialog = screen.getByRole("dialog", { name: "申请售后" });
  expect(dialog).toHaveTextContent("最多可退 ¥1250.00");
  await userEvent.click(button("下一步：核对"));
  expect(screen.getByText("请选择退款原因")).toBeInTheDocument();
  await fillIn();
  await userEvent.upload(screen.getByLabelText(/选择图片/), picture());
  expect(await screen.findByRole("img", { name: "图片 1" })).toBeInTheDocument();
  await userEvent.click(button("下一步：核对"));
  const preview = screen.getByRole("dialog", { name: "核对：申请售后" });
  expect(preview).toHaveTextContent("无法使用");
  expect(preview).toHaveTextContent("登录不上");
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(button("提交申请"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(call).toHaveBeenCalledWith("orderRefund", {
    ...{ order_num: ORDER.orderNum, reason: "not_working", text: "登录不上" },
    image_ids: ["a".repeat(32)],
  });
  expect(showToast).toHaveBeenCalledWith("success", "已提交，等待卖家处理");
});

test("requests a part, and never for more than is left", async () => {
  open();
  await fillIn();
  const amount = screen.getByRole("textbox", { name: "退款金额" });
  await userEvent.clear(amount);
  await userEvent.type(amount, "1250.01");
  await userEvent.click(button("下一步：核对"));
  expect(amount).toHaveAccessibleDescription("最多可退 ¥1250.00，不能再多");
  await userEvent.clear(amount);
  await userEvent.type(amount, "400");
  await userEvent.click(button("下一步：核对"));
  expect(screen.getByRole("dialog")).toHaveTextContent("¥400.00");
  await userEvent.click(button("提交申请"));
  const asked = expect.objectContaining({ amount: "400.00" });
  await waitFor(() => expect(call).toHaveBeenCalledWith("orderRefund", asked));
});

test("explains every file that is no evidence, and keeps the others and the text", async () => {
  open();
  await fillIn();
  const files = [
    picture({ name: "空.png", bytes: 0 }),
    picture({ name: "说明.pdf", type: "application/pdf" }),
    picture({ name: "好.png" }),
  ];
  const input = screen.getByLabelText(/选择图片/);
  fireEvent.change(input, { target: { files } });
  expect(await screen.findByRole("img", { name: "图片 1" })).toBeInTheDocument();
  expect(screen.getByText(/「空.png」是空文件/)).toBeInTheDocument();
  expect(screen.getByText(/「说明.pdf」不是 JPG/)).toBeInTheDocument();
  expect(sendImage).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("textbox", { name: "问题说明" })).toHaveValue("登录不上");
});

test("takes pictures that are pasted or dropped", async () => {
  open();
  fireEvent.paste(screen.getByRole("textbox", { name: "问题说明" }), {
    clipboardData: { files: [picture()] },
  });
  expect(await screen.findByRole("img", { name: "图片 1" })).toBeInTheDocument();
  jest
    .mocked(sendImage)
    .mockResolvedValue(
      success({ image_id: "b".repeat(32), url: "/media/uploads/b.webp" }) as never,
    );
  fireEvent.drop(screen.getByText(/拖到这里/), { dataTransfer: { files: [picture()] } });
  expect(await screen.findByRole("img", { name: "图片 2" })).toBeInTheDocument();
});

test("says what the server refused, and keeps everything, also when it is opened again", async () => {
  answers["orderRefund"] = refused("已经超过售后期限");
  const page = open();
  await fillIn();
  await userEvent.click(button("下一步：核对"));
  await userEvent.click(button("提交申请"));
  expect(await screen.findByText("已经超过售后期限")).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  page.unmount();
  open();
  expect(screen.getByRole("textbox", { name: "问题说明" })).toHaveValue("登录不上");
  expect(screen.getByRole("radio", { name: "无法使用" })).toBeChecked();
});

test("says when another window has sent its own request first", async () => {
  const other = { state: "requested", reason: "other", text: "手机上写的" };
  answers["orderDetail"] = success({ after_sale: other });
  open();
  await fillIn();
  await userEvent.click(button("下一步：核对"));
  await userEvent.click(button("提交申请"));
  expect(await screen.findByText(/在别处提交过了，以那一份为准/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test("keeps what was typed and refuses to send when the order has changed elsewhere", async () => {
  const page = open();
  await fillIn();
  await userEvent.click(button("下一步：核对"));
  page.rerender(
    <DisputeDialog
      {...{ statement: "request", order: ORDER, fen: 125_000, isPossible: false, onClose }}
    />,
  );
  const dialog = screen.getByRole("dialog");
  expect(within(dialog).getByRole("alert")).toHaveTextContent("别处有了变化");
  expect(dialog).toHaveTextContent("登录不上");
  await userEvent.click(button("提交申请"));
  expect(call).not.toHaveBeenCalled();
});

test("escalates with a statement", async () => {
  answers["escalateRefund"] = success({});
  open({ statement: "escalate" });
  await userEvent.type(screen.getByRole("textbox", { name: "补充说明" }), "卖家没有看截图");
  await userEvent.click(button("下一步：核对"));
  await userEvent.click(button("申请平台介入"));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const sent = { order_num: ORDER.orderNum, text: "卖家没有看截图", image_ids: [] };
  expect(call).toHaveBeenCalledWith("escalateRefund", sent);
});
