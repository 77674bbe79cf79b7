import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { AboutView } from "@/components/about/about-view";
import { StructuredData } from "@/components/ui/structured-data";
import { aboutMetadata, aboutOwner } from "@/lib/seo/about";
import { organizationData } from "@/lib/seo/organization";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? aboutMetadata(aboutOwner(brand)) : {};
}

/** The about page of bag resale, on every host like a landing route (product §1, §2). */
export default async function AboutPage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  const owner = aboutOwner(brand);
  return (
    <>
      {brand === owner ? <StructuredData data={organizationData(owner)} /> : null}
      <AboutView owner={owner} />
    </>
  );
}
