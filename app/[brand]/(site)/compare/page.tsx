import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { Breadcrumbs } from "@/components/chrome/breadcrumbs";
import { ComparePanel } from "@/components/compare/compare-panel";
import { COMPARE_PATH } from "@/lib/addresses/compare-address";
import { COMPARED_FIELDS } from "@/lib/compare/compared-fields.server";
import { HOME_CRUMB } from "@/lib/seo/breadcrumb-data";
import { compareMetadata } from "@/lib/seo/unindexed-pages";

interface Props {
  params: Promise<{ brand: string }>;
}

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? compareMetadata(brand) : {};
}

/** Listings beside each other: one cached page, whose listings the browser reads from its address and fetches. */
export default function ComparePage() {
  return (
    <main id="main" className="container-page pb-24">
      <Breadcrumbs crumbs={[HOME_CRUMB, { name: "商品对比", href: COMPARE_PATH }]} />
      <h1 className="font-semibold text-xl">商品对比</h1>
      <noscript>
        <p className="mt-3 text-ink-2">浏览器没有启用 JavaScript，对比要启用后才能看。</p>
      </noscript>
      <ComparePanel fields={COMPARED_FIELDS} />
    </main>
  );
}
