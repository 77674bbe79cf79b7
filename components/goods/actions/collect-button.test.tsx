import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { clearVisitorGoods, getVisitorCollect, publishCollect } from "@/lib/goods/visitor-goods";
import { withLogin } from "@/lib/session/login-gate";
import { CollectButton } from "./collect-button";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));
jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({
  withLogin: jest.fn((act: () => Promise<Result<unknown>>) => act()),
}));

const success = (collect_goods: 0 | 1, collect_quantity: number) => ({
  ok: true as const,
  code: 0,
  msg: "",
  data: { collect_goods, collect_quantity, want_count: 0 },
});
const answer = jest.mocked(call);
const button = () => screen.getByRole("button", { name: "收藏" });

afterEach(() => {
  clearVisitorGoods();
  jest.clearAllMocks();
});

test("collects, and removes again", async () => {
  const user = userEvent.setup();
  render(<CollectButton goodsId={1001} collects={3207} />);
  expect(button()).toHaveAttribute("aria-pressed", "false");
  answer.mockResolvedValueOnce(success(1, 3208));
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "true"));
  expect(screen.getByText("3,208 人")).toBeInTheDocument();
  answer.mockResolvedValueOnce(success(0, 3207));
  await user.click(button());
  await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "false"));
  expect(answer.mock.calls.map(([, payload]) => payload)).toEqual([
    { goods_id: 1001, action: 1 },
    { goods_id: 1001, action: 2 },
  ]);
  expect(withLogin).toHaveBeenCalledTimes(2);
});

test("updates optimistically, and rolls back when the call fails", async () => {
  saveSession("token", 1);
  const user = userEvent.setup();
  publishCollect(1001, { collected: false, collects: 3207, wanted: 20 });
  render(<CollectButton goodsId={1001} collects={3207} />);
  let settle: (result: Result<never>) => void = () => undefined;
  answer.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)) as never);
  await user.click(button());
  expect(button()).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByText("3,208 人")).toBeInTheDocument();
  expect(getVisitorCollect(1001)?.wanted).toBe(21);
  settle({ ok: false, kind: "network", code: -1, msg: "网络连接失败" });
  await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "false"));
  expect(screen.getByText("3,207 人")).toBeInTheDocument();
  clearSession();
});

test("is pressed when the visitor has already collected the goods", async () => {
  render(<CollectButton goodsId={1001} collects={3207} />);
  await waitFor(() => publishCollect(1001, { collected: true, collects: 3207, wanted: 9 }));
  expect(button()).toHaveAttribute("aria-pressed", "true");
});

test("makes one call on a double click", async () => {
  const user = userEvent.setup();
  let settle: (result: ReturnType<typeof success>) => void = () => undefined;
  answer.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)) as never);
  render(<CollectButton goodsId={1001} collects={3207} />);
  await user.dblClick(button());
  expect(answer).toHaveBeenCalledTimes(1);
  await waitFor(() => settle(success(1, 3208)));
  await waitFor(() => expect(button()).toHaveAttribute("aria-pressed", "true"));
});

test("shows the server's message when refused, and nothing when the login was dismissed", async () => {
  const user = userEvent.setup();
  render(<CollectButton goodsId={1001} collects={3207} />);
  answer.mockResolvedValueOnce({
    ok: false,
    kind: "refused",
    code: 20404,
    msg: "商品不存在或已下架",
  });
  await user.click(button());
  await waitFor(() => expect(showToast).toHaveBeenCalledWith("warning", "商品不存在或已下架"));
  answer.mockResolvedValueOnce({ ok: false, kind: "expired", code: 50000, msg: "登录已过期" });
  await user.click(button());
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(showToast).toHaveBeenCalledTimes(1);
  expect(button()).toHaveAttribute("aria-pressed", "false");
});
