import { findDataErrors } from "./find-data-errors";

const pageWith = (...nodes: object[]) =>
  `<head><script type="application/ld+json" nonce="x">${JSON.stringify({ "@context": "https://schema.org", "@graph": nodes })}</script></head>`;

const ITEM = { "@type": "ListItem", position: 1, name: "首页", item: "https://mima.example/index" };
const TRAIL = { "@type": "BreadcrumbList", itemListElement: [ITEM, { ...ITEM, position: 2 }] };
const OFFER = {
  "@type": "Offer",
  price: "1.00",
  priceCurrency: "CNY",
  availability: "https://schema.org/InStock",
  url: "https://mima.example/",
};
const PRODUCT = { "@type": "Product", name: "点券", url: "https://mima.example/", offers: OFFER };

test("accepts a page without data, and a product with its trail", () => {
  expect(findDataErrors("<p>")).toEqual([]);
  expect(findDataErrors(pageWith(PRODUCT, TRAIL))).toEqual([]);
});

test.each([
  [
    pageWith({ ...PRODUCT, offers: undefined }),
    "Product: one of review, aggregateRating, offers is missing",
  ],
  [
    pageWith({ ...PRODUCT, offers: { ...OFFER, priceCurrency: "" } }),
    "Offer: priceCurrency is missing",
  ],
  [pageWith({ ...PRODUCT, offers: ITEM }), "ListItem: not one of Offer, AggregateOffer"],
  [
    pageWith({
      ...PRODUCT,
      review: [{ "@type": "Review", reviewRating: { "@type": "Rating", ratingValue: 5 } }],
    }),
    "Review: author is missing",
  ],
  [pageWith({ ...TRAIL, itemListElement: [ITEM] }), "BreadcrumbList: fewer than two items"],
  [
    pageWith({ ...TRAIL, itemListElement: [ITEM, ITEM] }),
    "BreadcrumbList: items are not numbered from 1",
  ],
  [pageWith({ "@type": "Recipe" }), "Recipe: no such type is known"],
  ['<script type="application/ld+json">{</script>', "a block is not JSON"],
  ['<script type="application/ld+json">{}</script>', "a block is not of schema.org"],
])("reports %s", (html, error) => expect(findDataErrors(html)).toEqual([error]));
