import { BRANDS } from "@storefront/brands";
import { casesInScope } from "@storefront/testbed/jest/test-scope";
import { render, screen } from "@testing-library/react";
import { marketView } from "@/lib/home/market-view";
import { MARKET_FIXTURE } from "@/lib/landing/testing/market-fixture";
import { LandingPage } from "./landing-page";

jest.mock("@/lib/landing/load-reviews", () => ({
  loadReviews: async () => [
    {
      id: "1-0",
      nickname: "阿越",
      avatar: null,
      score: 5,
      content: "晚上十二点下的单，一样秒发。",
      goodsId: 1,
      goodsName: "商品 1",
      game: "曜日战歌",
    },
  ],
}));

const APP = {
  downloadUrl: "https://m.example/download",
  iosUrl: "https://m.example/ios",
  androidUrl: "https://m.example/android",
  onlineBoosters: 1286,
};

const PAGES = BRANDS.flatMap((brand) =>
  [...("page" in brand.root ? [brand.root.page] : []), ...brand.landings].flatMap((landing) =>
    landing.design ? [[`${brand.key} ${landing.route}`, { brand, landing }] as const] : [],
  ),
);

const shown = new Set<string>();

/** Whether a page shows a hero or a section in a variant that no page before it shows. */
function showsNewVariant([, { landing }]: (typeof PAGES)[number]): boolean {
  const { hero, sections } = landing.design ?? { hero: null, sections: [] };
  const variants = [hero?.variant, ...sections.map(({ block, variant }) => `${block}/${variant}`)];
  const isNew = variants.some((variant) => variant !== undefined && !shown.has(variant));
  for (const variant of variants) if (variant !== undefined) shown.add(variant);
  return isNew;
}

describe.each(casesInScope(PAGES, showsNewVariant))("%s", (_, { brand, landing }) => {
  test.each([
    ["a full market", MARKET_FIXTURE],
    ["no answer", marketView(null)],
  ])(
    "renders with %s: one h1, headings in order, both stores and the QR code",
    async (_, market) => {
      const { design } = landing;
      if (design === undefined) throw new Error("no design");
      const { container } = render(
        await LandingPage({ host: brand, brand, landing, app: APP, market, design }),
      );
      const levels = [...container.querySelectorAll("h1,h2,h3,h4")].map((it) =>
        Number(it.tagName[1]),
      );
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      expect(levels[0]).toBe(1);
      expect(levels.filter((level, at) => level > (levels[at - 1] ?? 1) + 1)).toEqual([]);
      expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(landing.headline);
      for (const name of ["iPhone 下载", "Android 下载"]) {
        expect(screen.getAllByRole("link", { name }).length).toBeGreaterThanOrEqual(2);
      }
      expect(screen.getAllByRole("img", { name: "下载二维码" }).length).toBeGreaterThanOrEqual(2);
      expect(container.innerHTML).not.toMatch(/undefined|NaN|\[object/);
    },
  );
});
