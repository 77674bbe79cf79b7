import { render, screen } from "@testing-library/react";
import { readCommentPage } from "@/lib/goods/read-comments";
import { ReviewItem } from "./review-item";

function show(wire: object): HTMLElement {
  const list = [{ nickname: "南***", score: 4, content: "到账很快", ...wire }];
  const [comment] = readCommentPage({ total: 1, list }).comments;
  if (!comment) throw new Error("the review was not read");
  render(
    <ul>
      <ReviewItem comment={comment} />
    </ul>,
  );
  return screen.getByRole("listitem");
}

test("shows pictures, the seller's reply, and that it was edited", () => {
  const images = [{ url: "/media/uploads/a.webp" }, { url: "javascript:alert(1)" }];
  const reply = { content: "谢谢支持", created_at: "2026-11-21T10:00:00Z" };
  const item = show({ images, reply, edited: 1, created_at: "2026-11-20T10:00:00Z" });
  expect(item).toHaveTextContent("2026-11-20 已修改");
  expect(item).toHaveTextContent("卖家回复：谢谢支持");
  expect(screen.getAllByRole("img", { name: /买家的图片/ })).toHaveLength(1);
});

test("shows a review of an API without these fields", () => {
  const item = show({ images: null, reply: "x", edited: "" });
  expect(item).toHaveTextContent("到账很快");
  expect(item).not.toHaveTextContent("卖家回复");
});

test("shows markup and marks of direction as isolated text", () => {
  const item = show({ content: "<b>a</b>\u202ecba", nickname: "\u202e***" });
  expect(item.querySelector("b")).toBeNull();
  expect(screen.getByText(/<b>a<\/b>/).tagName).toBe("BDI");
});
