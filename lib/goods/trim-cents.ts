export { trimCents } from "@storefront/contract/listing/trim-cents";
