import { notFound } from "next/navigation";
import { brandByKey } from "@/brands";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/** The root of a brand that has a page of its own (design §2.4). */
export default async function RootPage({ params }: { params: Promise<{ brand: string }> }) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined || !("page" in brand.root)) notFound();
  return (
    <main id="main">
      <h1>{brand.root.page.headline}</h1>
    </main>
  );
}
