import { render, screen, within } from "@testing-library/react";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { GoodsPage } from "./goods-page";

jest.mock("./visitor/visitor-goods-loader", () => ({ VisitorGoodsLoader: () => null }));
jest.mock("next/navigation", () => ({ useRouter: () => ({ push: jest.fn() }) }));
jest.mock("@/components/purchase/resume-orders", () => ({ ResumeOrders: () => null }));

const open = (more: Record<string, unknown> = {}) =>
  render(<GoodsPage goods={sampleGoods(more)} />);

test("has one h1, and a section for each tab", () => {
  open();
  expect(screen.getAllByRole("heading", { level: 1 })).toHaveLength(1);
  const tabs = within(screen.getByRole("navigation", { name: "页内导航" })).getAllByRole("link");
  for (const tab of tabs) {
    expect(document.querySelector(tab.getAttribute("href") ?? "")).toBeInTheDocument();
  }
  expect(tabs.map((tab) => tab.textContent)).toEqual(["商品详情", "评价", "交易流程", "保障"]);
});

test("shows the sales count", () => {
  open();
  expect(screen.getByText("9,310")).toBeInTheDocument();
});

test("shows how many want a personal account in place of sales", () => {
  open({ goods_type: "PersonalAccount" });
  expect(screen.getByText("想要")).toBeInTheDocument();
  expect(screen.queryByText("9,310")).not.toBeInTheDocument();
});

test.each([
  [{ self_user: 1, official_user: 1, auth_identity: 1 }, ["自营", "官方"]],
  [{ auth_identity: 0 }, ["未认证"]],
  [{ auth_identity: 1 }, []],
])("shows for a seller that is %p the badges %p", (user, badges) => {
  open({ user: { nickname: "铺子", ...user } });
  const card = screen.getByRole("region", { name: "卖家" });
  for (const badge of ["自营", "官方", "未认证"]) {
    expect(within(card).queryAllByText(badge)).toHaveLength(badges.includes(badge) ? 1 : 0);
  }
});

test("draws stars 14.7 pixels wide per point", () => {
  open({ user: { credit_score: 3 }, comments: null });
  const stars = screen.getByRole("img", { name: "3.0 分，满分 5 分" });
  expect(stars.lastElementChild).toHaveStyle({ width: "44.1px" });
});

test("renders a listing that has only an id", () => {
  const nothing = Object.fromEntries(
    [
      "goods_name",
      "goods_media",
      "comments",
      "user",
      "attrs",
      "attributes",
      "discounts",
      "process",
    ].map((name) => [name, null]),
  );
  open(nothing);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("商品 1001");
  expect(screen.getByText(/还没有评价/)).toBeInTheDocument();
});

test("renders 500 specs and 40 pictures", () => {
  const specs = Array.from({ length: 500 }, (_, index) => ({
    goods_spec_id: index + 1,
    spec_name: `${index + 1} 区`,
    spec_price: "1.00",
    spec_stock: index % 2,
  }));
  const goods_media = Array.from({ length: 40 }, (_, index) => ({
    media_type: 1,
    url: `/media/goods/1001-${index + 1}.webp`,
  }));
  open({ specs_type: 2, specs, goods_media });
  expect(screen.getAllByRole("radio")).toHaveLength(10);
  expect(screen.getByRole("button", { name: "更多规格（共 500 个）" })).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: /张图片$/ })).toHaveLength(40);
});

test("renders seller input as text, even when it looks like markup", () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const { container } = open({
    goods_name: hostile,
    feature: hostile,
    attrs: [{ content: hostile, color: hostile }],
    user: { nickname: hostile, option: { profile: hostile } },
    comments: { total: 1, list: [{ nickname: hostile, content: hostile, score: 1 }] },
    desc_description: `<p onclick="alert(1)">一</p><script>alert(1)</script>${hostile}`,
  });
  expect(container.querySelector("script, [onclick], [onerror]")).toBeNull();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(hostile);
});

test.each([
  [{ stock: 0 }, "已售罄", /已经卖完了；设到货提醒后，补货时会告诉你/],
  [
    { stock: 0, trade_type_id: 3 },
    "出租中",
    /账号正在出租，归还后可以再租；设空闲提醒后，空出来时会告诉你/,
  ],
  [{ stock: 0, goods_type: "PersonalAccount" }, "已售出", /这个账号已经卖出/],
  [{ stock: 0, unavailable: "no_stock" }, "暂时无货", /暂时没有货/],
  [{ stock: 1, unavailable: "short" }, "库存不足", /不够一笔订单最少要的件数（含赠品）/],
  [{ stock: 0, unavailable: "being_paid" }, "付款中", /有人下了单还没有付款/],
  [{ stock: 0, unavailable: "a later reason" }, "已售罄", /已经卖完了/],
  [{ stock: 1, min_sale_num: 2 }, "库存不足", /只剩 1 件，不够一笔订单最少要的 2 件/],
])("says why %p cannot be bought", (more, word, note) => {
  open(more);
  expect(within(screen.getByRole("region", { name: "商品图片" })).getByText(word)).toBeVisible();
  expect(screen.getByText(note)).toBeVisible();
});

test("counts only the coupons that the visitor can still claim", () => {
  const coupon = {
    reduce_num: "3.00",
    condition_num: "30.00",
    coupon_name: "店铺券",
    use_time: "",
  };
  open({
    envelopes: [
      { ...coupon, envelope_id: 1, had_received: 1 },
      { ...coupon, envelope_id: 2, had_received: 0, reduce_num: "5.00" },
    ],
  });
  const row = screen.getByRole("button", { name: /^领券/ });
  expect(row).toHaveTextContent("1 张可领");
  expect(row).toHaveTextContent("满 30 减 5");
  expect(row).not.toHaveTextContent("满 30 减 3");
});

test("abbreviates large figures", () => {
  open({ sale: 2_147_483_647, user: { nickname: "铺", total_sale: 128_640 } });
  expect(screen.getByText("214748.3 万")).toBeVisible();
  expect(screen.getByText("12.8 万")).toBeVisible();
});

test("shows the price of a rental per hour in recommendations", () => {
  const rent = { goods_id: 7, goods_name: "租号", now_price: "4.80", trade_type_id: 3 };
  open({
    user: { nickname: "铺", seller_recommend: [rent, { ...rent, goods_id: 8, now_price: "" }] },
  });
  const [first, second] = within(screen.getByRole("region", { name: "卖家" })).getAllByRole(
    "listitem",
  );
  expect(first).toHaveTextContent("¥4.80/小时");
  expect(second).not.toHaveTextContent("¥");
});
