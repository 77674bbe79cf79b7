import { brandByKey } from "@storefront/brands";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { CompanyFooter } from "@/components/chrome/company-footer";
import { SiteHeader } from "@/components/header/site-header";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

/** Landing pages, composed for 1200 px: a slim header and the company's line (product §2). */
export default async function BareLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    <div className="flex min-h-screen flex-col [--page-width:1200px]">
      <SiteHeader brand={brand} slim />
      <div className="flex-1">{children}</div>
      <CompanyFooter brand={brand} />
    </div>
  );
}
