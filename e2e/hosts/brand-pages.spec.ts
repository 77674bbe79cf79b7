import { SAMPLE_BRANDS } from "./brand-samples";
import { testBrandPages } from "./test-brand-pages";

testBrandPages(SAMPLE_BRANDS);
