export { couponShort, couponTerms, plainYuan } from "@storefront/contract/listing/coupon-copy";
