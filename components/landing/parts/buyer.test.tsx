import { render } from "@testing-library/react";
import type { Review } from "@/lib/landing/choose-reviews";
import { Buyer } from "./buyer";

const REVIEW: Review = {
  id: "1",
  nickname: "🦊狐",
  avatar: "/media/avatars/7.webp",
  score: 5,
  content: "好",
  goodsId: 1001,
  goodsName: "点券",
  game: "曜日战歌",
};

test("gives the picture the first character of the name, for when it does not load", () => {
  const { container } = render(<Buyer review={REVIEW} />);
  expect(container.querySelector("img")).toHaveAttribute("data-initial", "🦊");
});

test("shows the first character of the name when there is no picture", () => {
  const { container } = render(<Buyer review={{ ...REVIEW, avatar: null }} />);
  expect(container.querySelector("[aria-hidden]")).toHaveTextContent(/^🦊$/u);
});
