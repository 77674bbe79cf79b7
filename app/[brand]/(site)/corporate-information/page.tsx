import { CompanyView } from "@/components/company/company-view";
import { createBrandPage } from "@/lib/render/create-brand-page";
import { companyMetadata } from "@/lib/seo/company";

export const revalidate = 3600;

/** Company information of the host (product §2). */
const { generateMetadata, generateStaticParams, Page } = createBrandPage({
  metadata: companyMetadata,
  render: (brand) => <CompanyView brand={brand} />,
});

export { generateMetadata, generateStaticParams, Page as default };
