import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { mutatedAnswer } from "@/lib/goods/testing/mutated-answer";
import { SHOP } from "@/lib/shop/testing/shop-sample";
import PersonalCenterPage, { generateMetadata } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  useRouter: () => ({ push: jest.fn() }),
}));

const GOODS = {
  list: [1, 2, 3].map((id) => ({
    goods_id: 1000 + id,
    goods_name: `礼盒 ${id}`,
    goods_type: "CardKey",
    game_name: "方屿物语",
    trade_type_id: 2,
    cover: "/media/goods/1001-1.webp",
    now_price: "9.90",
    sale: 30,
    stock: id,
  })),
  total: 26,
  page_size: 12,
};
const props = { params: Promise.resolve({ brand: "mima", userId: "5" }) };

/** Texts that must not appear unless the seller wrote them. */
const BROKEN = ["NaN", "undefined", "null", "Infinity", "[object Object]"];

const brokenTexts = (shown: string, written: string) =>
  BROKEN.filter((word) => shown.includes(word) && !written.includes(word));

/** The page that two answers render; null when it throws an expected error. */
async function pageOf(shop: unknown, goods: unknown): Promise<Document | null> {
  stubFetch(async (url: string) => ({
    json: async () => ({ code: 0, msg: "", data: url.includes("goods_list") ? goods : shop }),
  }));
  const page = await PersonalCenterPage(props).catch((error: Error) => error);
  if (page instanceof Error) {
    expect(page.message).toMatch(/^shop 5 cannot be shown: 0 /);
    return null;
  }
  const html = renderToStaticMarkup(page);
  return new DOMParser().parseFromString(`<body>${html}</body>`, "text/html");
}

test("renders the shop with structured data and without broken texts for any mutated answers", async () => {
  expect((await pageOf(SHOP, GOODS))?.getElementsByTagName("h1")).toHaveLength(1);
  await fc.assert(
    fc.asyncProperty(mutatedAnswer(SHOP), mutatedAnswer(GOODS), async (shop, goods) => {
      const page = await pageOf(shop, goods);
      if (page === null) return;
      const [heading, ...others] = page.getElementsByTagName("h1");
      expect([heading?.textContent?.trim() === "", others]).toEqual([false, []]);
      const written = JSON.stringify([shop, goods]);
      const shown = page.getElementById("main")?.textContent ?? "";
      expect(brokenTexts(shown, written)).toEqual([]);
      expect(shown).not.toMatch(/¥(?!\s*\d)/);
      const block = page.getElementsByTagName("script")[0]?.textContent ?? "";
      expect(JSON.parse(block)["@graph"]).toHaveLength(3);
      const { title, description } = await generateMetadata(props);
      expect(brokenTexts(`${title}${description}`, written)).toEqual([]);
      expect(String(title).trim()).not.toBe("的店铺");
    }),
    runs(25, 150),
  );
});
