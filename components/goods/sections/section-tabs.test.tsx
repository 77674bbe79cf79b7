import { act, fireEvent, render, screen } from "@testing-library/react";
import { buyOffer } from "../buy/buy-store";
import { SectionTabs } from "./section-tabs";

const SECTIONS = [
  { id: "detail", title: "商品详情" },
  { id: "reviews", title: "评价" },
  { id: "guarantee", title: "保障" },
];
const WINDOW = 800;
const PAGE = 4_000;
const TOPS: Record<string, number> = { detail: 900, reviews: 2_500, guarantee: 3_700 };

/** Renders the bar and its sections with mocked positions, since jsdom does no layout. */
function open() {
  render(
    <>
      <SectionTabs sections={SECTIONS} />
      {SECTIONS.map(({ id }) => (
        <section key={id} id={id} />
      ))}
    </>,
  );
  window.innerHeight = WINDOW;
  jest.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(PAGE);
  for (const { id } of SECTIONS) {
    const section = document.getElementById(id) as HTMLElement;
    section.getBoundingClientRect = () => new DOMRect(0, (TOPS[id] ?? 0) - window.scrollY, 880, 0);
  }
}

function scrollTo(top: number): void {
  Object.defineProperty(window, "scrollY", { value: top, configurable: true });
  fireEvent.scroll(window);
}

afterEach(() => {
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
  jest.restoreAllMocks();
});

test.each([
  ["at the top", 0, "商品详情"],
  ["in the first section", 1_500, "商品详情"],
  ["once a section reaches the upper quarter of the window", 2_300, "评价"],
  ["just before that", 2_299, "商品详情"],
  ["at the end, where the last section cannot reach that line", PAGE - WINDOW, "保障"],
])("marks the section being read %s", (_, top, title) => {
  open();
  scrollTo(top);
  expect(screen.getByText(title)).toHaveAttribute("aria-current", "location");
  expect(document.querySelectorAll("[aria-current]")).toHaveLength(1);
});

test("marks the first section again after a jump to the top", () => {
  open();
  scrollTo(2_600);
  scrollTo(0);
  expect(screen.getByText("商品详情")).toHaveAttribute("aria-current", "location");
});

test("shows the price and button of the buy box while it sticks", async () => {
  const buy = jest.fn();
  open();
  act(() => buyOffer.set({ label: "立即购买", price: "¥28.00 起", buy }));
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  scrollTo(1_500);
  expect(screen.getByText("¥28.00 起")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "立即购买" }));
  expect(buy).toHaveBeenCalledTimes(1);
  scrollTo(0);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});

test("shows no button when nothing can be bought", () => {
  open();
  act(() => buyOffer.set(null));
  scrollTo(1_500);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
});
