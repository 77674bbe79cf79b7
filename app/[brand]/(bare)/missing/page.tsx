import { brandByKey, NEUTRAL } from "@storefront/brands";
import { PageMissing } from "@/components/chrome/page-missing";
import { HotStrip } from "@/components/home/hot-strip";

export const revalidate = 3600;
export const metadata = { title: "页面不存在", robots: { index: false } };

export function generateStaticParams() {
  return [];
}

/** The middleware rewrites every unknown address to this page: one cached 404 per brand. */
export default async function MissingPage({ params }: { params: Promise<{ brand: string }> }) {
  const brand = brandByKey((await params).brand) ?? NEUTRAL;
  return (
    <PageMissing>
      <HotStrip brand={brand} />
    </PageMissing>
  );
}
