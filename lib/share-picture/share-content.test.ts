import { huoshan } from "@storefront/brands/huoshan/brand";
import { mima } from "@storefront/brands/mima/brand";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { shareAlt, shareContent } from "./share-content";
import { shareVersion } from "./share-version.server";

const content = (changes: Parameters<typeof sampleGoods>[0] = {}) =>
  shareContent(sampleGoods(changes));

const ACCOUNT = {
  goods_type: "PersonalAccount",
  facts: [
    { key: "rank", title: "段位", text: "星耀 Ⅱ" },
    { key: "skins", title: "皮肤", text: "142 款" },
  ],
  flags: ["rebind", "covered"],
};

test("says an account's facts and flags, in words too", () => {
  const { figures, marks } = content(ACCOUNT);
  expect(figures).toEqual([
    { title: "段位", text: "星耀 Ⅱ" },
    { title: "皮肤", text: "142 款" },
  ]);
  expect(marks).toEqual(["找回包赔", "可换绑"]);
  expect(shareAlt(content(ACCOUNT))).toMatch(/¥28.*段位 星耀 Ⅱ，皮肤 142 款，找回包赔，可换绑$/);
});

test("says hour price, shortest rent and deposit of a rental", () => {
  const rent = { trade_type_id: 3, rent_option: { deposit: "100.00", least_time: 2 } };
  const { unit, figures } = content({ ...ACCOUNT, ...rent });
  expect(unit).toBe("/小时");
  expect(figures.slice(0, 2)).toEqual([
    { title: "起租", text: "2 小时" },
    { title: "押金", text: "¥100" },
  ]);
});

test("says the face values of a card with their prices", () => {
  const spec = (id: number, name: string, price: string) => ({
    goods_spec_id: id,
    spec_name: name,
    spec_price: price,
    spec_stock: 1,
  });
  const specs = [spec(1, "180 点券", "18.00"), spec(2, "680 点券", "65.50")];
  const { unit, figures } = content({ specs_type: 2, specs });
  expect(unit).toBe("起");
  expect(figures).toEqual([
    { title: "¥18", text: "180 点券" },
    { title: "¥65.50", text: "680 点券" },
  ]);
});

test("says that goods are sold out", () => {
  expect(content({ stock: 0 }).gone).toBe("已售罄");
});

test("has words for a name without any character of the font", () => {
  expect(content({ goods_name: "👩🏽‍🚀" }).title).toBe("商品 1001");
});

test("has another version for every brand, and for another price or name only", () => {
  const version = shareVersion(mima, content());
  expect(version).toMatch(/^[0-9a-f]{10}$/);
  expect(shareVersion(mima, content({ sale: 99_999, goods_desc: "<p>新的</p>" }))).toBe(version);
  expect(shareVersion(huoshan, content())).not.toBe(version);
  for (const changed of [{ price_after_discount: "27.00" }, { goods_name: "新名字" }]) {
    expect(shareVersion(mima, content(changed))).not.toBe(version);
  }
});
