import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { call, sendImage } from "@/lib/api/call.client";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { withLogin } from "@/lib/session/login-gate";
import { Contact } from "./contact";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn(), sendImage: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({
  ...jest.requireActual("@/lib/session/login-gate"),
  withLogin: jest.fn((act: () => unknown) => act()),
}));

const message = (message_id: number, sender: string, text: string) => ({
  ...{ message_id, sender, text, image: null },
  created_at: "2026-03-01T02:00:00.000Z",
});
const conversation = (...list: unknown[]) => ({
  ...{ title: "火焰账号", picture: "", party_name: "平台客服" },
  ...{ service_open: true, list, more: false },
});
const success = (data: unknown) => ({ ok: true, code: 0, msg: "", data });
const refused = (msg: string, status = 429) => ({
  ...{ ok: false, kind: "refused", code: 40429 },
  ...{ msg, status },
});

/** Responses of each call in order; the last one repeats. */
let answers: Record<string, unknown[]>;
const onClose = jest.fn();
beforeEach(() => {
  answers = {
    messages: [success(conversation())],
    readMessages: [success({ unread: 0 })],
  };
  jest.mocked(call).mockImplementation((async (name: string) => {
    const left = answers[name] ?? [];
    return left.length > 1 ? left.shift() : left[0];
  }) as never);
  saveSession("token", 7);
});
afterEach(() => {
  jest.clearAllMocks();
  act(() => clearSession());
});

const open = () => {
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <Contact
        subject={{ goods_id: 1003, party: "platform" }}
        phoneLink="https://phone.example/goods"
        onClose={onClose}
      />
    </SWRConfig>,
  );
  return userEvent.setup();
};
const field = () => screen.findByRole("textbox", { name: "消息内容" });
const requestIds = () =>
  jest
    .mocked(call)
    .mock.calls.filter(([name]) => name === "sendMessage")
    .map(([, payload]) => (payload as { request_id: string }).request_id);

test("hands over to the phone when the API has no conversations", async () => {
  answers["messages"] = [{ ...refused("没有这个接口", 404), code: 404 }];
  open();
  expect(await screen.findByText(/用手机扫码，在商品页里和客服聊/)).toBeInTheDocument();
});

test("opens nothing when the visitor does not log in", async () => {
  jest
    .mocked(withLogin)
    .mockResolvedValueOnce({ ok: false, kind: "expired", code: 50000, msg: "请登录" });
  open();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("shows a conversation and marks it as read", async () => {
  answers["messages"] = [success(conversation(message(5, "staff", "有货 https://example.com")))];
  open();
  expect(await screen.findByText("有货 https://example.com")).toBeInTheDocument();
  // The listing alone: addresses in messages are no links.
  expect(screen.getByRole("link")).toHaveAttribute("href", "/goodsDetails?goodsId=1003");
  expect(screen.getByText(/服务时间 8:00–22:00/)).toBeInTheDocument();
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith("readMessages", expect.objectContaining({ message_id: 5 })),
  );
});

test("sends a message on Enter and shows it with the automatic reply", async () => {
  const list = [message(1, "buyer", "在吗"), message(2, "auto", "您好，消息已收到")];
  answers["sendMessage"] = [success({ list })];
  const user = open();
  await user.type(await field(), "在吗{Enter}");
  expect(await screen.findByText("您好，消息已收到")).toBeInTheDocument();
  expect(await field()).toHaveValue("");
});

test("keeps the text of a refused message and retries it with the same request id", async () => {
  answers["sendMessage"] = [refused("操作过于频繁，请稍后再试"), success({ list: [] })];
  const user = open();
  await user.type(await field(), "在吗{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("操作过于频繁");
  expect(await field()).toHaveValue("在吗");
  await user.click(screen.getByRole("button", { name: "发送" }));
  await waitFor(async () => expect(await field()).toHaveValue(""));
  expect(new Set(requestIds()).size).toBe(1);
  expect(requestIds()).toHaveLength(2);
});

test("sends a picture with its message, and shows why an unreadable one was refused", async () => {
  const picture = { image_id: "a".repeat(32), url: "/media/uploads/a.webp" };
  jest
    .mocked(sendImage)
    .mockResolvedValueOnce(refused("无法识别这张图片", 400) as never)
    .mockResolvedValueOnce(success(picture) as never);
  answers["sendMessage"] = [success({ list: [] })];
  const user = open();
  await user.type(await field(), "请看图");
  const file = new File(["x"], "a.png", { type: "image/png" });
  await user.upload(screen.getByLabelText("选择图片"), file);
  expect(await screen.findByRole("alert")).toHaveTextContent("无法识别这张图片");
  expect(await field()).toHaveValue("请看图");
  await user.upload(screen.getByLabelText("选择图片"), file);
  expect(await screen.findByRole("img", { name: "要发送的图片" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "发送" }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(
      "sendMessage",
      expect.objectContaining({ text: "请看图", image_id: picture.image_id }),
    ),
  );
});

test("switches between shop and platform, and closes on Esc", async () => {
  const user = open();
  await field();
  await user.click(screen.getByRole("button", { name: "店铺客服" }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith("messages", expect.objectContaining({ party: "seller" })),
  );
  await user.keyboard("{Escape}");
  expect(onClose).toHaveBeenCalled();
});
