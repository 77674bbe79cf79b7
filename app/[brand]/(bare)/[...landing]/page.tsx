import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { brandByKey, landingByRoute } from "@/brands";
import { LandingView } from "@/components/landing/landing-view";
import { landingMetadata } from "@/lib/seo/landing";

export const revalidate = 60;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string; landing: string[] }>;
}

async function find({ params }: Props) {
  const { brand, landing } = await params;
  return brandByKey(brand) && landingByRoute(`/${landing.join("/")}`);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? landingMetadata(found.brand, found.landing) : { title: "页面不存在" };
}

/** A landing route answers on every host, with the company of the host in its layout (design §2.5). */
export default async function LandingPage(props: Props) {
  const found = await find(props);
  if (found === undefined) notFound();
  return <LandingView brand={found.brand} landing={found.landing} />;
}
