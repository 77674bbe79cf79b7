import { readShops } from "./read-shops";

const goods = (goods_id: number) => ({
  goods_id,
  cover: `/media/goods/${goods_id}-1.webp`,
  goods_name: `商品 ${goods_id}`,
  now_price: "9.90",
  is_recommend: 1,
});

const shop = (user_id: number, more: object = {}) => ({
  user_id,
  nickname: "阿茶租号",
  head_img_url: "/media/avatars/105.webp",
  auth_identity: 1,
  credit_score: 4.6,
  option: { profile: "号都是自己练的" },
  self_user: 0,
  official_user: 0,
  total_selling_goods: 14,
  total_sale: 18_733,
  total_reviewers: 29,
  seller_recommend: [goods(1), goods(2), goods(3), goods(4)],
  testimonial: {
    nickname: "冻柠茶",
    head_img_url: "/media/avatars/7.webp",
    score: 5,
    content: "押金十分钟退回。",
    spec_name: "",
    created_at: "2026-02-11T10:00:00.000Z",
    goods_id: 2,
    goods_name: "商品 2",
  },
  ...more,
});

test("reads a shop with its counts, three goods and a testimonial", () => {
  expect(readShops([shop(3005)])).toEqual([
    {
      id: 3005,
      seller: expect.objectContaining({ nickname: "阿茶租号", selling: 14, sold: 18_733 }),
      reviewers: 29,
      testimonial: {
        nickname: "冻柠茶",
        avatar: "/media/avatars/7.webp",
        content: "押金十分钟退回。",
        goodsId: 2,
        goodsName: "商品 2",
      },
    },
  ]);
  const [first] = readShops([shop(3005)]);
  expect(first?.seller.recommended.map((it) => [it.goodsId, it.priceFen])).toEqual([
    [1, 990],
    [2, 990],
    [3, 990],
  ]);
});

test("returns at most five shops, without duplicates", () => {
  const ids = [1, 1, 2, 3, 4, 5, 6].map((id) => shop(id));
  expect(readShops(ids).map((it) => it.id)).toEqual([1, 2, 3, 4, 5]);
});

test.each([
  ["no list", undefined],
  ["a text", "sellers"],
  ["a list of nothing", [null, 7, {}]],
  ["too few goods", [shop(1, { seller_recommend: [goods(1), goods(2)] })]],
  ["no testimonial", [shop(1, { testimonial: null })]],
  ["no id", [shop(0)]],
])("returns no shop for %s", (_, value) => {
  expect(readShops(value)).toEqual([]);
});
