import { act, fireEvent, render, screen } from "@testing-library/react";
import { readShops } from "@/lib/home/read-shops";
import { ShopCard } from "./shop-card";
import { ShopCarousel } from "./shop-carousel";
import { mockCarouselLayout } from "./testing/carousel-layout";

const wire = (user_id: number) => ({
  user_id,
  nickname: `店 ${user_id}`,
  auth_identity: 1,
  credit_score: 4.6,
  total_selling_goods: 14,
  total_sale: 128_640,
  total_reviewers: 29,
  seller_recommend: [11, 12, 13].map((goods_id) => ({
    goods_id,
    cover: `/media/goods/${goods_id}-1.webp`,
    goods_name: `商品 ${goods_id}`,
    now_price: "9.90",
  })),
  testimonial: {
    nickname: "冻柠茶",
    content: "<b>押金</b>十分钟退回。",
    goods_id: 12,
    goods_name: "商品 12",
  },
});
afterEach(() => jest.useRealTimers());

/** The carousel is loaded after the first render. */
const renderCarousel = () =>
  act(async () => {
    render(
      <>
        <h2 id="heading">店家</h2>
        <ShopCarousel
          labelledBy="heading"
          slides={shops.map(({ id }) => ({ key: id, name: `店 ${id}`, content: `卡片 ${id}` }))}
        />
      </>,
    );
  });

const shops = readShops([1, 2, 3, 4, 5].map(wire));

test("shows a shop's name, counts, three goods with prices and a testimonial as text", () => {
  const [shop] = shops;
  if (!shop) throw new Error("no shop");
  render(<ShopCard shop={shop} />);
  expect(screen.getByRole("heading", { name: "店 1" })).toBeInTheDocument();
  const counts = screen.getAllByRole("definition").map((it) => it.textContent);
  expect(counts).toEqual(["14", "12.8 万", "29"]);
  for (const id of [11, 12, 13]) {
    const link = screen.getByRole("link", { name: new RegExp(`商品 ${id}.*9 ?\\.90`) });
    expect(link).toHaveAttribute("href", `/goodsDetails?goodsId=${id}`);
  }
  expect(screen.getByText("<b>押金</b>十分钟退回。")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "商品 12" })).toBeInTheDocument();
});

test.each([
  [2, ["卡片 1", "卡片 2"], ["卡片 1", "卡片 5"], ["卡片 2", "卡片 3"]],
  [1, ["卡片 1"], ["卡片 5"], ["卡片 2"]],
])(
  "shows %s at once when that many fit, wraps around by buttons and never advances by itself",
  async (atOnce, first, before, after) => {
    jest.useFakeTimers();
    mockCarouselLayout(atOnce);
    await renderCarousel();
    expect(screen.getByRole("region", { name: "店家" })).toBeInTheDocument();
    const shown = () =>
      screen
        .getAllByRole("article", { hidden: true })
        .filter((slide) => !slide.hasAttribute("inert"))
        .map((slide) => slide.textContent);
    jest.advanceTimersByTime(60_000);
    expect(shown()).toEqual(first);
    fireEvent.click(screen.getByRole("button", { name: "上一家" }));
    expect(shown()).toEqual(before);
    fireEvent.click(screen.getByRole("button", { name: "下一家" }));
    fireEvent.click(screen.getByRole("button", { name: "下一家" }));
    expect(shown()).toEqual(after);
  },
);

test.each([
  ["the pointer enters", (row: HTMLElement) => fireEvent.pointerEnter(row)],
  ["the focus enters", (row: HTMLElement) => fireEvent.focus(row)],
])("renders the shops beyond the first two when %s", async (_, approach) => {
  mockCarouselLayout(2);
  await renderCarousel();
  const hidden = () =>
    screen
      .getAllByRole("article", { hidden: true })
      .filter((slide) => slide.classList.contains("skip-hidden"))
      .map((slide) => slide.textContent);
  expect(hidden()).toEqual(["卡片 3", "卡片 4", "卡片 5"]);
  approach(screen.getByRole("region", { name: "店家" }));
  expect(hidden()).toEqual([]);
});
