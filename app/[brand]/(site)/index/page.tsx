import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { brandByKey } from "@/brands";
import { HomeView } from "@/components/home/home-view";
import { homeMetadata } from "@/lib/seo/home";

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

/** Home (spec §2). */
export default async function HomePage({ params }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return <HomeView brand={brand} />;
}
