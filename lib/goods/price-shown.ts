export {
  hasSpecPrices,
  type PriceShown,
  priceShown,
  priceText,
} from "@storefront/contract/listing/price-shown";
