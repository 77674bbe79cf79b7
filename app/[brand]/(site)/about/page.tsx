import { AboutView } from "@/components/about/about-view";
import { StructuredData } from "@/components/ui/structured-data";
import { createBrandPage } from "@/lib/render/create-brand-page";
import { aboutMetadata, aboutOwner } from "@/lib/seo/about";
import { organizationData } from "@/lib/seo/organization";

export const revalidate = 3600;

/** The about page of bag resale, on every host like a landing route (product §1, §2). */
const { generateMetadata, generateStaticParams, Page } = createBrandPage({
  metadata: (brand) => aboutMetadata(aboutOwner(brand)),
  render(brand) {
    const owner = aboutOwner(brand);
    return (
      <>
        {brand === owner ? <StructuredData data={organizationData(owner)} /> : null}
        <AboutView owner={owner} />
      </>
    );
  },
});

export { generateMetadata, generateStaticParams, Page as default };
