import * as z from "zod";

/**
 * Requirements of search engines for the JSON-LD of a listing (Google's "Merchant listing", "Review snippet" and
 * "Breadcrumb"). Strict: a property that is not listed is an error.
 */

const text = z.string().min(1).max(5000);
const url = z.url({ protocol: /^https?$/ });
const money = z.string().regex(/^\d+\.\d{2}$/);
const stars = { bestRating: z.literal(5), worstRating: z.literal(1) };
const schemaOrg = (...names: string[]) =>
  z.enum(names.map((name) => `https://schema.org/${name}`) as [string, ...string[]]);

const days = z.strictObject({
  "@type": z.literal("QuantitativeValue"),
  minValue: z.number().int().min(0),
  maxValue: z.number().int().min(0),
  unitCode: z.literal("DAY"),
});

const returnPolicy = z.strictObject({
  "@type": z.literal("MerchantReturnPolicy"),
  applicableCountry: z.literal("CN"),
  returnPolicyCategory: schemaOrg("MerchantReturnFiniteReturnWindow"),
  merchantReturnDays: z.number().int().positive(),
  returnFees: schemaOrg("FreeReturn"),
  refundType: schemaOrg("FullRefund"),
});

const shipping = z.strictObject({
  "@type": z.literal("OfferShippingDetails"),
  shippingRate: z.strictObject({
    "@type": z.literal("MonetaryAmount"),
    value: money,
    currency: z.literal("CNY"),
  }),
  shippingDestination: z.strictObject({
    "@type": z.literal("DefinedRegion"),
    addressCountry: z.literal("CN"),
  }),
  deliveryTime: z.strictObject({
    "@type": z.literal("ShippingDeliveryTime"),
    handlingTime: days,
    transitTime: days,
  }),
});

const offerParts = {
  url,
  priceCurrency: z.literal("CNY"),
  price: money,
  availability: schemaOrg("InStock", "OutOfStock"),
  seller: z.strictObject({ "@type": z.literal("Organization"), name: text }),
  businessFunction: url.optional(),
  priceSpecification: z
    .strictObject({
      "@type": z.literal("UnitPriceSpecification"),
      price: money,
      priceCurrency: z.literal("CNY"),
      unitCode: z.literal("HUR"),
    })
    .optional(),
  hasMerchantReturnPolicy: returnPolicy.optional(),
  shippingDetails: shipping.optional(),
};

const offers = z.discriminatedUnion("@type", [
  z.strictObject({ "@type": z.literal("Offer"), ...offerParts }),
  z.strictObject({
    "@type": z.literal("AggregateOffer"),
    ...offerParts,
    lowPrice: money,
    highPrice: money,
    offerCount: z.number().int().positive(),
  }),
]);

const review = z.strictObject({
  "@type": z.literal("Review"),
  author: z.strictObject({ "@type": z.literal("Person"), name: text.max(100) }),
  reviewBody: text.optional(),
  reviewRating: z.strictObject({
    "@type": z.literal("Rating"),
    ratingValue: z.number().min(1).max(5),
    ...stars,
  }),
  datePublished: z.iso.date().optional(),
});

const product = z.strictObject({
  "@type": z.literal("Product"),
  "@id": url,
  name: text,
  description: text,
  sku: text,
  url,
  category: text.optional(),
  image: z.array(url).min(1).optional(),
  offers: offers.optional(),
  aggregateRating: z
    .strictObject({
      "@type": z.literal("AggregateRating"),
      ratingValue: z.coerce.number().min(1).max(5),
      ...stars,
      ratingCount: z.number().int().positive(),
      reviewCount: z.number().int().min(0),
    })
    .optional(),
  review: z.array(review).min(1).optional(),
});

const breadcrumbs = z.strictObject({
  "@type": z.literal("BreadcrumbList"),
  itemListElement: z
    .array(
      z.strictObject({
        "@type": z.literal("ListItem"),
        position: z.number().int().positive(),
        name: text,
        item: url,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
});

/** The data block of a listing's page. */
export const goodsJsonLd = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.tuple([product, breadcrumbs]),
});

const itemList = z.strictObject({
  "@type": z.literal("ItemList"),
  numberOfItems: z.number().int().min(0),
  itemListElement: z.array(
    z.strictObject({
      "@type": z.literal("ListItem"),
      position: z.number().int().positive(),
      name: text,
      url,
    }),
  ),
});

/** The data block of a page of games, or of a game's listings. */
export const listJsonLd = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.tuple([itemList, breadcrumbs]),
});
