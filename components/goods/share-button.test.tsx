import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/browser";
import { isLoginAsked, settleLogin } from "@/lib/session/login-gate";
import { ShareButton } from "./share-button";

jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));
jest.mock("@/lib/api/browser", () => ({ call: jest.fn() }));

const LINK = "https://mima.example/goodsDetails?goodsId=1001&promotion_user_id=7&sign=abc";
const answer = jest.mocked(call);

function open() {
  const user = userEvent.setup();
  render(<ShareButton goodsId={1001} />);
  return () => user.click(screen.getByRole("button", { name: "分享" }));
}

test("copies the link of the answer", async () => {
  answer.mockResolvedValueOnce({ ok: true, code: 0, msg: "", data: { link: LINK } });
  const share = open();
  await share();
  expect(await navigator.clipboard.readText()).toBe(LINK);
  expect(showToast).toHaveBeenCalledWith("success", "链接已复制，快去分享吧");
});

test("without an answer the page's own address is shared", async () => {
  answer.mockResolvedValueOnce({ ok: false, kind: "network", code: -1, msg: "网络连接失败" });
  const share = open();
  await share();
  expect(await navigator.clipboard.readText()).toBe("http://localhost/goodsDetails?goodsId=1001");
});

test("a session that has expired asks for a login and shares the link of afterwards", async () => {
  answer.mockResolvedValueOnce({ ok: false, kind: "expired", code: 50107, msg: "登录已过期" });
  answer.mockResolvedValueOnce({ ok: true, code: 0, msg: "", data: { link: LINK } });
  const share = open();
  await share();
  expect(isLoginAsked()).toBe(true);
  expect(await navigator.clipboard.readText()).toBe("");
  settleLogin(true);
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(LINK));
});

test("a browser that refuses leaves the link to be copied by hand", async () => {
  answer.mockResolvedValueOnce({ ok: true, code: 0, msg: "", data: { link: LINK } });
  const share = open();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValueOnce(new Error("denied"));
  await share();
  await waitFor(() =>
    expect(showToast).toHaveBeenCalledWith("warning", "该浏览器不支持自动复制，请手动选择复制。"),
  );
  expect(screen.getByRole("textbox", { name: "分享链接" })).toHaveValue(LINK);
});
