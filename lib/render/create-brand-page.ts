import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";

interface Props {
  params: Promise<{ brand: string }>;
}

interface BrandPage {
  metadata: (brand: Brand) => Metadata | Promise<Metadata>;
  render: (brand: Brand) => ReactNode | Promise<ReactNode>;
}

/**
 * Creates what the file of a page exports whose content depends on the host's brand alone. It is rendered at its first
 * request and then the same for every visitor of the brand; its lifetime, `revalidate`, Next requires as a literal in
 * the file itself.
 */
export const createBrandPage = ({ metadata, render }: BrandPage) => ({
  generateStaticParams: () => [],
  async generateMetadata({ params }: Props): Promise<Metadata> {
    const brand = brandByKey((await params).brand);
    return brand ? metadata(brand) : {};
  },
  async Page({ params }: Props): Promise<ReactNode> {
    const brand = brandByKey((await params).brand);
    if (brand === undefined) notFound();
    return render(brand);
  },
});
