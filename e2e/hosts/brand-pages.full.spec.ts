import { OTHER_BRANDS } from "./brand-samples";
import { testBrandPages } from "./test-brand-pages";

testBrandPages(OTHER_BRANDS);
