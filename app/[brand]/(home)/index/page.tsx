import { NEUTRAL } from "@storefront/brands";
import { HomeView } from "@/components/home/home-view";
import { StructuredData } from "@/components/ui/structured-data";
import { createBrandPage } from "@/lib/render/create-brand-page";
import { homeMetadata } from "@/lib/seo/home";
import { organizationData } from "@/lib/seo/organization";

export const revalidate = 3600;

/** Home (product §2). */
const { generateMetadata, generateStaticParams, Page } = createBrandPage({
  metadata: homeMetadata,
  render: (brand) => (
    <>
      {brand === NEUTRAL ? null : <StructuredData data={organizationData(brand)} />}
      <HomeView brand={brand} />
    </>
  ),
});

export { generateMetadata, generateStaticParams, Page as default };
