import { mima } from "@storefront/brands/mima/brand";
import fc from "fast-check";
import { sampleGoods } from "@/lib/goods/testing/goods-sample";
import { goodsMetadata } from "./goods-metadata";
import { dataBlock, goodsStructuredData } from "./goods-structured-data";

const ADDRESS = "https://mima.example/goodsDetails?goodsId=1001";
const product = (more = {}) => {
  const data = goodsStructuredData(mima, sampleGoods(more)) as {
    "@graph": Record<string, unknown>[];
  };
  return data["@graph"][0];
};

describe("structured data of a listing", () => {
  test("has the values that the page shows", () => {
    expect(product()).toMatchObject({
      "@type": "Product",
      name: "曜日战歌 点券充值卡密",
      image: [
        "https://mima.example/media/goods/1001-1.png",
        "https://mima.example/media/goods/1001-2.png",
      ],
      offers: {
        "@type": "Offer",
        price: "28.00",
        priceCurrency: "CNY",
        availability: "https://schema.org/InStock",
        url: ADDRESS,
      },
      aggregateRating: { ratingValue: "4.5", reviewCount: 2 },
    });
  });

  test("has a price range for a listing with several specs", () => {
    const specs = [
      { goods_spec_id: 1, spec_price: "28.00", spec_stock: 1 },
      { goods_spec_id: 2, spec_price: "128.00", spec_stock: 1 },
    ];
    expect(product({ specs_type: 2, specs })?.["offers"]).toMatchObject({
      "@type": "AggregateOffer",
      lowPrice: "28.00",
      highPrice: "128.00",
      offerCount: 2,
    });
  });

  test("has an hourly price and a lease for a rental", () => {
    expect(product({ trade_type_id: 3 })?.["offers"]).toMatchObject({
      price: "28.00",
      businessFunction: "http://purl.org/goodrelations/v1#LeaseOut",
      priceSpecification: {
        "@type": "UnitPriceSpecification",
        price: "28.00",
        priceCurrency: "CNY",
        unitCode: "HUR",
      },
    });
    expect(product()?.["offers"]).not.toHaveProperty("priceSpecification");
  });

  test("has no rating without reviews, no offer without a price, and the correct availability", () => {
    expect(product({ comments: null })).not.toHaveProperty("aggregateRating");
    expect(product({ price_after_discount: 0, normal_price: 0 })).not.toHaveProperty("offers");
    expect(product({ stock: 0 })?.["offers"]).toMatchObject({
      availability: "https://schema.org/OutOfStock",
    });
  });

  test("cannot be broken out of by any text of a seller, and keeps its data", () => {
    const hostile = fc.array(
      fc.constantFrom("</script>", "<!--", "<script", "]]>", "\u2028", "&lt;", '"', "\\", "图"),
    );
    fc.assert(
      fc.property(hostile, (parts) => {
        const value = { name: parts.join("") };
        expect(dataBlock(value)).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(dataBlock(value))).toEqual(value);
      }),
    );
  });
});

describe("metadata of a listing", () => {
  test("has the canonical address on the brand's own host and its share picture", () => {
    expect(goodsMetadata(mima, sampleGoods())).toMatchObject({
      title: "曜日战歌 点券充值卡密",
      alternates: { canonical: ADDRESS },
      openGraph: {
        url: ADDRESS,
        images: [
          {
            url: expect.stringMatching(/^\/share\/1001-[0-9a-f]{10}\.jpg$/),
            width: 1200,
            height: 630,
            alt: expect.stringContaining("¥"),
          },
        ],
      },
      twitter: {
        card: "summary_large_image",
        images: [{ url: expect.stringContaining("/share/") }],
      },
      other: { "mobile-agent": expect.stringContaining("goodsDetails?goodsId=1001") },
    });
  });

  test("cuts a very long name, never inside a character", () => {
    const { title } = goodsMetadata(mima, sampleGoods({ goods_name: "😀".repeat(300) }));
    expect(title).toBe(`${"😀".repeat(47)}…（曜日战歌）`);
  });
});
