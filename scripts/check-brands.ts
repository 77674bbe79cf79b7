import { loadBrands } from "@storefront/brands/file/load-brands";
import { exitWithMessage } from "@/lib/env";

/** First step of `npm run build`: a brand that breaks a rule stops the build with one line per fault. */
try {
  loadBrands(process.argv[2]);
  console.log("brands: no faults");
} catch (error) {
  exitWithMessage(error);
}
