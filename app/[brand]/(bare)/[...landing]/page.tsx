import { brandByKey, landingByRoute } from "@storefront/brands";
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
  params: Promise<{ brand: string; landing: string[] }>;
}

async function find({ params }: Props) {
  const { brand, landing } = await params;
  const host = brandByKey(brand);
  const found = landingByRoute(`/${landing.join("/")}`);
  if (host === undefined || found === undefined) return undefined;
  return { host, ...found, landing: await loadHostLanding(host, found.brand, found.landing) };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await find(props);
  return found ? landingMetadata(found.brand, found.landing, found.host) : { title: "页面不存在" };
}

/** A landing route is served on every host, with the company of the host in its layout (product §10.5). */
export default async function LandingPage(props: Props) {
  const found = await find(props);
  if (found === undefined) notFound();
  const { host, brand, landing } = found;
  return (
    <>
      {host === brand ? <StructuredData data={organizationData(brand)} /> : null}
      <LandingView host={host} brand={brand} landing={landing} />
    </>
  );
}
