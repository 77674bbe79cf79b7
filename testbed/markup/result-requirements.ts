/** What a node of structured data needs. `oneOf`: at least one of them. `parts`: properties with nodes of their own. */
export interface Requirement {
  required: readonly string[];
  oneOf?: readonly string[];
  parts?: Readonly<Record<string, readonly string[]>>;
}

/**
 * The required properties of Google's published guides to structured data, by the type of the node: product snippet and
 * merchant listing, review snippet, breadcrumb, carousel (item list), profile page, organization (logo), site name. A
 * Service has no result of its own; what schema.org requires is kept.
 */
export const REQUIREMENTS: Readonly<Record<string, Requirement>> = {
  Product: {
    required: ["name", "url"],
    oneOf: ["review", "aggregateRating", "offers"],
    parts: {
      offers: ["Offer", "AggregateOffer"],
      aggregateRating: ["AggregateRating"],
      review: ["Review"],
    },
  },
  Offer: {
    required: ["price", "priceCurrency", "availability", "url"],
    parts: {
      seller: ["Organization"],
      priceSpecification: ["UnitPriceSpecification"],
      hasMerchantReturnPolicy: ["MerchantReturnPolicy"],
      shippingDetails: ["OfferShippingDetails"],
    },
  },
  AggregateOffer: { required: ["lowPrice", "priceCurrency", "availability", "url"] },
  UnitPriceSpecification: { required: ["price", "priceCurrency"] },
  MerchantReturnPolicy: {
    required: ["applicableCountry", "returnPolicyCategory", "merchantReturnDays"],
  },
  OfferShippingDetails: {
    required: ["shippingDestination", "shippingRate", "deliveryTime"],
    parts: { shippingRate: ["MonetaryAmount"], shippingDestination: ["DefinedRegion"] },
  },
  MonetaryAmount: { required: ["value", "currency"] },
  DefinedRegion: { required: ["addressCountry"] },
  AggregateRating: {
    required: ["ratingValue", "bestRating"],
    oneOf: ["ratingCount", "reviewCount"],
  },
  Review: {
    required: ["author", "reviewRating"],
    parts: { author: ["Person", "Organization"], reviewRating: ["Rating"] },
  },
  Rating: { required: ["ratingValue"] },
  Person: { required: ["name"] },
  BreadcrumbList: { required: ["itemListElement"], parts: { itemListElement: ["ListItem"] } },
  ItemList: { required: ["itemListElement"], parts: { itemListElement: ["ListItem"] } },
  ListItem: { required: ["position", "name"], oneOf: ["item", "url"] },
  ProfilePage: { required: ["mainEntity"], parts: { mainEntity: ["Person", "Organization"] } },
  Organization: { required: ["name"] },
  WebSite: { required: ["name", "url"] },
  Service: { required: ["name", "provider"], parts: { provider: ["Organization"] } },
};
