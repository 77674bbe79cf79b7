import { brandByKey } from "@storefront/brands";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CompanyFooter } from "@/components/chrome/company-footer";
import { SiteHeader } from "@/components/header/site-header";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

/** Goods and shops: the header's links, but no bottom bar (product §2). */
export default async function TradeLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    <div className="flex min-h-screen flex-col">
      <SiteHeader brand={brand} />
      <div className="flex-1">{children}</div>
      <CompanyFooter brand={brand} />
    </div>
  );
}
