import { NO_REASON_REFUND_DAYS } from "@storefront/contract/listing/refund-terms";
import type { CommentView, GoodsView } from "@/lib/goods/goods-view";

const COUNTRY = "CN";
const NO_DAYS = { "@type": "QuantitativeValue", minValue: 0, maxValue: 0, unitCode: "DAY" };

/** Return policy and delivery of an offer, if the page promises them. Delivery is digital and therefore free. */
export function offerTerms({ refundable, rent, automaticDelivery }: GoodsView): object {
  return {
    ...(refundable && rent === null
      ? {
          hasMerchantReturnPolicy: {
            "@type": "MerchantReturnPolicy",
            applicableCountry: COUNTRY,
            returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
            merchantReturnDays: NO_REASON_REFUND_DAYS,
            returnFees: "https://schema.org/FreeReturn",
            refundType: "https://schema.org/FullRefund",
          },
        }
      : {}),
    ...(automaticDelivery
      ? {
          shippingDetails: {
            "@type": "OfferShippingDetails",
            shippingRate: { "@type": "MonetaryAmount", value: "0.00", currency: "CNY" },
            shippingDestination: { "@type": "DefinedRegion", addressCountry: COUNTRY },
            deliveryTime: {
              "@type": "ShippingDeliveryTime",
              handlingTime: NO_DAYS,
              transitTime: NO_DAYS,
            },
          },
        }
      : {}),
  };
}

/** Maximum number of reviews in a page's data. */
const MAX_REVIEWS = 5;

/** The newest reviews, as shown on the page. */
export function reviewData(comments: readonly CommentView[]): object {
  if (comments.length === 0) return {};
  return {
    review: comments.slice(0, MAX_REVIEWS).map(({ nickname, content, score, date }) => ({
      "@type": "Review",
      author: { "@type": "Person", name: nickname },
      reviewBody: content,
      reviewRating: { "@type": "Rating", ratingValue: score, bestRating: 5, worstRating: 1 },
      ...(date === "" ? {} : { datePublished: date }),
    })),
  };
}
