import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import type { Result } from "@/lib/api/result";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { CollectToggle } from "./collect-toggle";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));
jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({
  withLogin: jest.fn((act: () => Promise<Result<unknown>>) => act()),
}));

const answer = jest.mocked(call);
const success = (data: unknown) => ({ ok: true, code: 0, msg: "", data }) as never;
const expired = { ok: false, kind: "expired", code: 50000, msg: "登录已过期" } as const;
const button = (name: string) => screen.getByRole("button", { name: `收藏 ${name}` });
const pressed = (name: string) => button(name).getAttribute("aria-pressed");

function show() {
  render(
    <>
      <CollectToggle goodsId={1} name="一号" />
      <CollectToggle goodsId={2} name="二号" />
    </>,
  );
}

afterEach(() => {
  clearSession();
  jest.clearAllMocks();
  answer.mockReset();
});

test("asks nothing for an anonymous visitor", () => {
  show();
  expect([pressed("一号"), pressed("二号")]).toEqual(["false", "false"]);
  expect(answer).not.toHaveBeenCalled();
});

test("marks the visitor's favorites, read once for all buttons, page after page", async () => {
  saveSession("token", 1);
  answer
    .mockResolvedValueOnce(success({ list: [{ goods_id: 9 }], total: 21 }))
    .mockResolvedValueOnce(success({ list: [{ goods_id: 2 }], total: 21 }));
  show();
  await waitFor(() => expect(pressed("二号")).toBe("true"));
  expect(pressed("一号")).toBe("false");
  expect(answer.mock.calls).toEqual([
    ["favourites", { page: 1 }],
    ["favourites", { page: 2 }],
  ]);
});

test("forgets them when the visitor logs out", async () => {
  saveSession("token", 1);
  answer.mockResolvedValueOnce(success({ list: [{ goods_id: 2 }], total: 1 }));
  show();
  await waitFor(() => expect(pressed("二号")).toBe("true"));
  act(clearSession);
  expect(pressed("二号")).toBe("false");
});

test("collects and removes one listing in the list", async () => {
  const user = userEvent.setup();
  show();
  answer.mockResolvedValueOnce(success({ collect_goods: 1 }));
  await user.click(button("一号"));
  await waitFor(() => expect(pressed("一号")).toBe("true"));
  expect(pressed("二号")).toBe("false");
  answer.mockResolvedValueOnce(success({ collect_goods: 0 }));
  await user.click(button("一号"));
  await waitFor(() => expect(pressed("一号")).toBe("false"));
  expect(answer.mock.calls.map(([, payload]) => payload)).toEqual([
    { goods_id: 1, action: 1 },
    { goods_id: 1, action: 2 },
  ]);
});

test("rolls back and says why when the call is refused, and says nothing when the login was dismissed", async () => {
  const user = userEvent.setup();
  show();
  answer.mockResolvedValueOnce({ ok: false, kind: "refused", code: 20404, msg: "商品已下架" });
  await user.click(button("一号"));
  await waitFor(() => expect(showToast).toHaveBeenCalledWith("warning", "商品已下架"));
  answer.mockResolvedValueOnce(expired);
  await user.click(button("一号"));
  await waitFor(() => expect(answer).toHaveBeenCalledTimes(2));
  expect(pressed("一号")).toBe("false");
  expect(showToast).toHaveBeenCalledTimes(1);
});
