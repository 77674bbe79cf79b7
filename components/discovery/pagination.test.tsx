import { render, screen } from "@testing-library/react";
import { Pagination, shownPages } from "./pagination";

const hrefOf = (page: number) => `?page=${page}`;

test("shows the first page, the last and the neighbours", () => {
  expect(shownPages(1, 3)).toEqual([1, 2, 3]);
  expect(shownPages(6, 12)).toEqual([1, 4, 5, 6, 7, 8, 12]);
});

test("links the pages before and after, and names this one", () => {
  render(<Pagination page={2} pages={3} hrefOf={hrefOf} />);
  expect(screen.getByRole("link", { name: "上一页" }).getAttribute("href")).toBe("?page=1");
  expect(screen.getByRole("link", { name: "下一页" }).getAttribute("href")).toBe("?page=3");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
});

test("is not there when a list has one page", () => {
  const { container } = render(<Pagination page={1} pages={1} hrefOf={hrefOf} />);
  expect(container.innerHTML).toBe("");
});
