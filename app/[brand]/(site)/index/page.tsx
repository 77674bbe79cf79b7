import { brandByKey, NEUTRAL } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { HomeView } from "@/components/home/home-view";
import { StructuredData } from "@/components/ui/structured-data";
import { homeMetadata } from "@/lib/seo/home";
import { organizationData } from "@/lib/seo/organization";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? homeMetadata(brand) : {};
}

/** Home (product §2). */
export default async function HomePage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    <>
      {brand === NEUTRAL ? null : <StructuredData data={organizationData(brand)} />}
      <HomeView brand={brand} />
    </>
  );
}
