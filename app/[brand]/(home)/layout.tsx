import { brandByKey } from "@storefront/brands";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { BottomBar } from "@/components/chrome/bottom-bar";
import { SiteHeader } from "@/components/header/site-header";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

/** The home page: as the other pages with links, but its search is in the page, where it is wide. */
export default async function HomeLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return (
    <div className="flex min-h-screen flex-col">
      <SiteHeader brand={brand} search={false} />
      <div className="flex-1">{children}</div>
      <BottomBar brand={brand} />
    </div>
  );
}
