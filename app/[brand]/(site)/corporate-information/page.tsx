import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CompanyView } from "@/components/company/company-view";
import { companyMetadata } from "@/lib/seo/company";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? companyMetadata(brand) : {};
}

/** Company information of the host (product §2). */
export default async function CompanyPage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return <CompanyView brand={brand} />;
}
