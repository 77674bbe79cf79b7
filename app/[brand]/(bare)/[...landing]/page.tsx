import { notFound } from "next/navigation";
import { brandByKey, landingByRoute } from "@/brands";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string; landing: string[] }>;
}

/** A landing route answers on every host, with the company of the host (design §2.5). */
export default async function LandingPage({ params }: Props) {
  const { brand: key, landing: path } = await params;
  const brand = brandByKey(key);
  const found = landingByRoute(`/${path.join("/")}`);
  if (brand === undefined || found === undefined) notFound();
  return (
    <main id="main">
      <h1>{found.landing.headline}</h1>
    </main>
  );
}
