import { render, screen, within } from "@testing-library/react";
import { listQuery, readListView } from "@/lib/addresses/list-url";
import type { ListView } from "@/lib/addresses/list-view";
import type { FilterPanel } from "@/lib/discovery/filter-panel";
import { ListFilters } from "./list-filters";

const PANEL: FilterPanel = {
  choices: [
    {
      key: "system",
      title: "系统",
      options: [
        { value: "安卓", chosen: true, count: undefined },
        { value: "苹果", chosen: false, count: undefined },
      ],
    },
  ],
  flags: [{ value: "covered", chosen: false, count: 3 }],
  deliveries: [],
  ranks: { title: "段位", options: ["青铜", "王者"] },
  numbers: (["skins", "heroes", "level"] as const).map((key) => ({
    key,
    title: key,
    unit: "个",
    bounds: { from: 1, to: 9 },
  })),
  price: { from: 168, to: 1999 },
};

const hrefOf = (view: ListView) => `/games/g${decodeURIComponent(listQuery(view))}`;
const show = (query: string, panel = PANEL) =>
  render(<ListFilters hrefOf={hrefOf} view={readListView(query)} panel={panel} />);
const hrefOfLink = (name: RegExp) => screen.getByRole("link", { name }).getAttribute("href");

test("links each option to the view with it, or without it when it is chosen", () => {
  show("?system=安卓&sort=newest");
  expect(hrefOfLink(/^安卓/)).toBe("/games/g?sort=newest");
  expect(hrefOfLink(/^苹果/)).toBe("/games/g?system=安卓,苹果&sort=newest");
  expect(hrefOfLink(/^找回包赔 ?3/)).toBe("/games/g?system=安卓&covered=1&sort=newest");
});

test("offers the common price ranges that have listings, and takes the chosen one back", () => {
  show("?price=100-500");
  expect(hrefOfLink(/^100–500 元/)).toBe("/games/g");
  expect(hrefOfLink(/^500–2000 元/)).toBe("/games/g?price=500-2000");
  expect(screen.queryByRole("link", { name: "20 元以下" })).toBeNull();
});

test("sends ranges by a form that keeps the other filters", () => {
  show("?system=安卓&skins=5-up&rank=王者~&sort=newest");
  const form = screen.getByRole("form", { name: "按范围筛选" });
  expect(form).toHaveAttribute("action", "/games/g");
  expect(form).toHaveFormValues({
    system: "安卓",
    sort: "newest",
    rank_from: "王者",
    rank_to: "",
    skins_from: 5,
    skins_to: null,
  });
});

test("folds numbers away that do not fit in the line, unless they are set", () => {
  show("");
  const more = screen.getByText("更多条件").closest("details") as HTMLElement;
  expect(within(more).getByLabelText("level最少")).toBeInTheDocument();
});

test("shows a folded number in the line when it is set", () => {
  show("?level=3-up");
  expect(screen.getByLabelText("level最少")).toHaveValue(3);
  expect(screen.queryByText("更多条件")).toBeNull();
});

test("shows a rank in the address that the game does not have", () => {
  show("?rank=最强~");
  expect(screen.getByLabelText("最低段位")).toHaveValue("最强");
});

const ONE_PRICE: FilterPanel = {
  ...PANEL,
  choices: [],
  flags: [],
  ranks: { title: "段位", options: [] },
  numbers: [],
  price: { from: 10, to: 10 },
};

test("offers no range of prices when all are the same", () => {
  show("", ONE_PRICE);
  expect(screen.getByRole("navigation", { name: "筛选" })).toBeEmptyDOMElement();
});

test("offers the range that an address has, even when all prices are the same", () => {
  show("?price=5-10", ONE_PRICE);
  expect(screen.getByLabelText("自定价格最少")).toHaveValue(5);
});
