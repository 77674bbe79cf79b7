export { promotionTags } from "@storefront/contract/listing/promotions";
