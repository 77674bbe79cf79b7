import { PracticeView } from "@/components/boost/practice-view";
import { createBrandPage } from "@/lib/render/create-brand-page";
import { practiceMetadata } from "@/lib/seo/practice";

export const revalidate = 3600;

/** Boosting (product §2). */
const { generateMetadata, generateStaticParams, Page } = createBrandPage({
  metadata: practiceMetadata,
  render: (brand) => <PracticeView brand={brand} />,
});

export { generateMetadata, generateStaticParams, Page as default };
