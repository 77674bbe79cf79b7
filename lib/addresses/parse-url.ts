export { parseUrl } from "@storefront/contract/parse-url";
