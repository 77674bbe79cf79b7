export { promises, services, termsAnchor } from "@storefront/contract/listing/promises";
