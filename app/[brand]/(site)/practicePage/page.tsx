import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PracticeView } from "@/components/boost/practice-view";
import { practiceMetadata } from "@/lib/seo/practice";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const brand = brandByKey((await params).brand);
  return brand ? practiceMetadata(brand) : {};
}

/** Boosting (product §2). */
export default async function PracticePage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return <PracticeView brand={brand} />;
}
