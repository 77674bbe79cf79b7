import { render, screen } from "@testing-library/react";
import { Pagination } from "./pagination";

const hrefOf = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("links the pages before and after, and the first", () => {
  render(<Pagination previous="?after=p" next="?after=n" first="/games/a" />);
  expect(hrefOf("上一页")).toBe("?after=p");
  expect(hrefOf("下一页")).toBe("?after=n");
  expect(hrefOf("第一页")).toBe("/games/a");
});

test("has on the first page the next alone", () => {
  render(<Pagination previous={undefined} next="?after=n" first={undefined} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("is not there when a list has one page", () => {
  const { container } = render(
    <Pagination previous={undefined} next={undefined} first={undefined} />,
  );
  expect(container.innerHTML).toBe("");
});
