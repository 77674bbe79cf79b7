import { runs } from "@storefront/testbed/jest/test-scope";
import fc from "fast-check";
import { renderToStaticMarkup } from "react-dom/server";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { FULL_DETAILS } from "@/lib/goods/testing/full-detail";
import { mutatedAnswer } from "@/lib/goods/testing/mutated-answer";
import GoodsDetailsPage, { generateMetadata } from "./page";

jest.mock("next/navigation", () => ({
  notFound: () => {
    throw new Error("not found");
  },
  redirect: (path: string) => {
    throw new Error(`redirect ${path}`);
  },
  useRouter: () => ({ push: jest.fn() }),
}));

const props = { params: Promise.resolve({ brand: "mima", goodsId: "1001" }) };
/** Expected errors of a page that cannot be shown. */
const CLEAN = /^(?:not found|redirect \/index|goods 1001 cannot be shown: 0 ok)$/;

/** The page that an answer renders; null when it throws an expected error. */
async function pageOf(data: unknown): Promise<Document | null> {
  const body = { code: 0, msg: "ok", data };
  stubFetch(async () => ({ json: async () => body }));
  const page = await GoodsDetailsPage(props).catch((error: Error) => error);
  if (page instanceof Error) {
    expect(page.message).toMatch(CLEAN);
    return null;
  }
  const html = renderToStaticMarkup(page);
  return new DOMParser().parseFromString(`<body>${html}</body>`, "text/html");
}

interface Product {
  name: string;
  description: string;
  image?: string[];
  offers?: {
    "@type": string;
    price: string;
    availability: string;
    lowPrice?: string;
    highPrice?: string;
    offerCount?: number;
    seller: { name: string };
  };
  aggregateRating?: { ratingValue: string; ratingCount: number; reviewCount: number };
}

interface Crumbs {
  itemListElement: { name: string; item: string }[];
}

function dataOf(page: Document) {
  const block = textOf(page.getElementsByTagName("script")[0]);
  const { "@graph": graph } = JSON.parse(block) as { "@graph": [Product, Crumbs] };
  return { product: graph[0], crumbs: graph[1] };
}
/** By tag name and by attribute, because selectors are slow in a test document. */
const tagged = (within: Document | Element | undefined, tag: string) => [
  ...(within?.getElementsByTagName(tag) ?? []),
];
const labelled = (page: Document, tag: string, label: string) =>
  tagged(page, tag).find((it) => it.getAttribute("aria-label") === label);
const textOf = (element: Element | undefined) => element?.textContent ?? "";

const GONE = ["已售罄", "出租中", "库存不足"];

/** "¥1,280.00" in wire format. */
const amount = (text: string) => {
  const digits = /¥([\d,]+(?:\.\d+)?)/.exec(text)?.[1];
  return digits && Number(digits.replaceAll(",", "")).toFixed(2);
};

function expectSameAsShown(page: Document): void {
  const { product, crumbs } = dataOf(page);
  const price = textOf(tagged(page, "div").find((it) => it.getAttribute("aria-live") === "polite"));
  const { offers, aggregateRating: rating } = product;
  expect(product.name).toBe(textOf(tagged(page, "h1")[0]));
  expect(crumbs.itemListElement.map((it) => it.name)).toEqual([
    ...tagged(labelled(page, "nav", "当前位置"), "a").map(textOf),
    textOf(tagged(labelled(page, "nav", "当前位置"), "bdi")[0]),
  ]);

  // An offer if a price is shown, with that price.
  expect(offers?.price).toBe(amount(price));
  expect(offers?.["@type"] === "AggregateOffer").toBe(
    price.includes("起") && tagged(page, "fieldset").length > 0,
  );
  const gallery = labelled(page, "section", "商品图片");
  if (offers) {
    const soldOut = tagged(gallery, "p").some((it) => GONE.includes(textOf(it)));
    expect(offers.availability).toBe(`https://schema.org/${soldOut ? "OutOfStock" : "InStock"}`);
    expect(offers.seller.name).toBe(textOf(tagged(labelled(page, "section", "卖家"), "bdi")[0]));
    expect(offers.lowPrice ?? offers.price).toBe(offers.price);
  }

  // A rating if reviews are shown, with their mean and number.
  const reviews = textOf(page.getElementById("reviews") ?? undefined);
  expect(rating === undefined).toBe(reviews.includes("还没有评价"));
  if (rating) {
    expect(reviews).toContain(`${rating.ratingCount} 条评价均分`);
    expect(reviews).toContain(`共 ${rating.reviewCount} 条`);
    expect(reviews).toContain(rating.ratingValue);
    expect(rating.reviewCount).toBeGreaterThan(0);
  }
  expect(product.image === undefined).toBe(tagged(gallery, "img").length === 0);
}

test.each(FULL_DETAILS.map((detail) => [detail.trade_type_id, detail] as const))(
  "renders any mutated answer, with structured data that match the page (trade type %i)",
  async (_, detail) => {
    const whole = await pageOf(detail);
    expect(whole?.getElementsByTagName("h1")).toHaveLength(1);
    await fc.assert(
      fc.asyncProperty(mutatedAnswer(detail), async (answer) => {
        const page = await pageOf(answer);
        if (page !== null) expectSameAsShown(page);
      }),
      runs(12, 60),
    );
  },
);

test("has metadata for shared links for every answer", async () => {
  await fc.assert(
    fc.asyncProperty(mutatedAnswer(FULL_DETAILS[0]), async (answer) => {
      const page = await pageOf(answer);
      if (page === null) return;
      const { title, description, openGraph, alternates } = await generateMetadata(props);
      expect(title).toEqual(openGraph?.title);
      expect(String(title).trim()).not.toBe("");
      expect(description).toBe(dataOf(page).product.description);
      expect(alternates?.canonical).toBe("https://mima.example/goodsDetails?goodsId=1001");
      expect(openGraph?.images).toHaveLength(1);
    }),
    runs(10, 40),
  );
});
