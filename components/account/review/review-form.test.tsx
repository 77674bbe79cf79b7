import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { forgetReviewDraft } from "@/lib/account/review-draft";
import { call, sendImage } from "@/lib/api/call.client";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { ReviewForm } from "./review-form";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn(), sendImage: jest.fn() }));
jest.mock("@/lib/session/login-gate", () => ({ withLogin: (run: () => unknown) => run() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));

const ID = "0".repeat(32);
const ORDER = "20260301100000000000";
const URL = "/media/uploads/a.webp";
const answer = jest.mocked(call);
const onWritten = jest.fn();
afterEach(() => {
  jest.resetAllMocks();
  forgetReviewDraft(ORDER);
  clearSession();
  forgetReviewDraft(ORDER);
});

const open = (review: Parameters<typeof ReviewForm>[0]["review"] = null) =>
  render(<ReviewForm orderNum={ORDER} review={review} onWritten={onWritten} />);
const write = (text: string) =>
  fireEvent.change(screen.getByLabelText("评价内容"), { target: { value: text } });
const publish = () => userEvent.click(screen.getByRole("button", { name: "发布评价" }));

test("sends stars, text and pictures", async () => {
  answer.mockResolvedValue({ ok: true, code: 0, msg: "", data: {} as never });
  jest
    .mocked(sendImage)
    .mockResolvedValue({ ok: true, code: 0, msg: "", data: { image_id: ID, url: URL } });
  open();
  await userEvent.click(screen.getByRole("radio", { name: "4 星，满意" }));
  write("到账很快，下次还来");
  const file = new File(["x"], "a.jpg", { type: "image/jpeg" });
  await userEvent.upload(screen.getByLabelText(/添加图片/), file);
  expect(screen.getByAltText("图片 1")).toBeInTheDocument();
  await publish();
  expect(answer).toHaveBeenCalledWith("writeReview", {
    order_num: "20260301100000000000",
    score: 4,
    content: "到账很快，下次还来",
    image_ids: [ID],
  });
  expect(onWritten).toHaveBeenCalled();
});

test("requires stars, and keeps the text when the marketplace refuses it", async () => {
  answer.mockResolvedValue({ ok: false, kind: "refused", code: 10400, msg: "至少写 5 个字" });
  open();
  write("好");
  await publish();
  expect(screen.getByRole("alert")).toHaveTextContent("请选择星级");
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("radio", { name: "5 星，非常满意" }));
  await publish();
  expect(screen.getByRole("alert")).toHaveTextContent("至少写 5 个字");
  expect(screen.getByLabelText("评价内容")).toHaveValue("好");
  expect(onWritten).not.toHaveBeenCalled();
});

test("begins with the review that is changed, without the picture that is removed", async () => {
  answer.mockResolvedValue({ ok: true, code: 0, msg: "", data: {} as never });
  const pictures = [{ id: ID, url: URL }];
  const rest = { editableUntil: new Date(), reply: "", hiddenReason: "" };
  open({ score: 2, content: "用了几天掉线了", pictures, ...rest });
  expect(screen.getByRole("radio", { name: "2 星，不满意" })).toBeChecked();
  await userEvent.click(screen.getByRole("button", { name: "移除图片 1" }));
  await userEvent.click(screen.getByRole("button", { name: "保存修改" }));
  expect(answer.mock.calls[0]?.[1]).toMatchObject({ score: 2, image_ids: [] });
});

test("keeps what was entered when the form goes with the login, for its user only", async () => {
  saveSession("secret", 7);
  const { unmount } = open();
  write("写了一半");
  act(() => clearSession());
  unmount();
  saveSession("other", 8);
  const { unmount: leave } = open();
  expect(screen.getByLabelText("评价内容")).toHaveValue("");
  leave();
  saveSession("again", 7);
  open();
  expect(screen.getByLabelText("评价内容")).toHaveValue("写了一半");
});

test("forgets the draft once it is published", async () => {
  answer.mockResolvedValue({ ok: true, code: 0, msg: "", data: {} as never });
  const { unmount } = open();
  await userEvent.click(screen.getByRole("radio", { name: "5 星，非常满意" }));
  write("很好，下次还来");
  await publish();
  unmount();
  open();
  expect(screen.getByLabelText("评价内容")).toHaveValue("");
});
