import { brandByKey } from "@storefront/brands";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BottomBar } from "@/components/chrome/bottom-bar";
import { SiteHeader } from "@/components/header/site-header";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

/** Pages with the header's links and the bottom bar (product §2). */
export default async function SiteLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    <div className="flex min-h-screen flex-col">
      <SiteHeader brand={brand} />
      <div className="flex-1">{children}</div>
      <BottomBar brand={brand} />
    </div>
  );
}
