import { render, screen } from "@testing-library/react";
import { listQuery } from "@/lib/addresses/list-url";
import { type ListView, PLAIN_VIEW } from "@/lib/addresses/list-view";
import { Pagination } from "./pagination";

const hrefOf = (view: ListView) => `/games/a${listQuery(view)}`;
const linkTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");

test("links the previous, next and first page", () => {
  const view: ListView = { ...PLAIN_VIEW, sort: "newest", after: "here" };
  render(<Pagination hrefOf={hrefOf} view={view} found={{ previous: "p", next: "n" }} />);
  expect(linkTo("上一页")).toBe("/games/a?sort=newest&after=p");
  expect(linkTo("下一页")).toBe("/games/a?sort=newest&after=n");
  expect(linkTo("第一页")).toBe("/games/a?sort=newest");
});

test("links only the next page on the first page", () => {
  render(<Pagination hrefOf={hrefOf} view={PLAIN_VIEW} found={{ previous: null, next: "n" }} />);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("renders nothing when there is only one page", () => {
  const { container } = render(
    <Pagination hrefOf={hrefOf} view={PLAIN_VIEW} found={{ previous: null, next: null }} />,
  );
  expect(container.innerHTML).toBe("");
});
