import { brandByKey, NEUTRAL } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LandingView } from "@/components/landing/landing-view";
import { StructuredData } from "@/components/ui/structured-data";
import { loadHostLanding } from "@/lib/landing/host-landing";
import { landingMetadata } from "@/lib/seo/landing";
import { organizationData } from "@/lib/seo/organization";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

async function find({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand?.rootPage === undefined) return undefined;
  return { brand, landing: await loadHostLanding(brand, brand, brand.rootPage) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? landingMetadata(found.brand, found.landing) : {};
}

/** The root of a brand that has its own page there (product §10.4). */
export default async function RootPage(props: Props) {
  const found = await find(props);
  if (found === undefined) notFound();
  const { brand, landing } = found;
  return (
    <>
      {brand === NEUTRAL ? null : <StructuredData data={organizationData(brand)} />}
      <LandingView host={brand} brand={brand} landing={landing} />
    </>
  );
}
