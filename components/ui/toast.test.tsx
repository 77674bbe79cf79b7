import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { showToast } from "./toast";

test("shows messages in a live region, identical ones once", async () => {
  await act(async () => {
    showToast("warning", "手机号不能为空");
    showToast("warning", "手机号不能为空");
  });
  expect(await screen.findAllByText("手机号不能为空")).toHaveLength(1);
  const region = screen.getByRole("region", { name: /消息/ });
  expect(region).toHaveAttribute("aria-live", "polite");
  expect(region).toHaveTextContent("手机号不能为空");
  await act(async () => showToast("success", "验证码已发送"));
  expect(await screen.findByText("验证码已发送")).toBeInTheDocument();
});

test.each([
  ["a click", () => fireEvent.pointerDown(document.body)],
  ["an action key", () => fireEvent.keyDown(document.body, { key: "Enter" })],
])("dismisses a message on %s", async (_, doNext) => {
  await act(async () => showToast("success", "已取消收藏"));
  expect(await screen.findByText("已取消收藏")).toBeInTheDocument();
  fireEvent.keyDown(document.body, { key: "Tab" });
  await act(async () => doNext());
  await waitFor(() => expect(screen.queryByText("已取消收藏")).not.toBeInTheDocument());
  await act(async () => showToast("success", "已取消收藏"));
  expect(await screen.findByText("已取消收藏")).toBeInTheDocument();
});

test("keeps a message while its link is clicked", async () => {
  const link = { name: "查看", href: "/account/alerts" };
  await act(async () => showToast("success", "已保存", link));
  const shown = await screen.findByRole("link", { name: "查看" });
  fireEvent.pointerDown(shown);
  expect(shown).toBeInTheDocument();
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(shown).not.toBeInTheDocument());
});
