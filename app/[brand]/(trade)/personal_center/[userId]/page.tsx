import { brandByKey } from "@storefront/brands";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ShopMissing } from "@/components/shop/shop-missing";
import { ShopPage } from "@/components/shop/shop-page";
import { StructuredData } from "@/components/ui/structured-data";
import { SHOP_MISSING, shopMetadata, shopStructuredData } from "@/lib/seo/shop-seo";
import { loadShop } from "@/lib/shop/load-shop.server";

/** Seconds; the lifetime of a shop in lib/api/cache-tags.ts, which Next requires as a literal here. */
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

interface Props {
  params: Promise<{ brand: string; userId: string }>;
}

async function read({ params }: Props) {
  const { brand: key, userId } = await params;
  const brand = brandByKey(key);
  if (brand === undefined) notFound();
  const view = await loadShop(userId, brand.assortment);
  return view && { brand, view };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const found = await read(props);
  return found ? shopMetadata(found.brand, found.view) : SHOP_MISSING;
}

/** A seller's shop, with the same HTML for every visitor of a brand (product §2 /personal_center, product §13). */
export default async function PersonalCenterPage(props: Props) {
  const found = await read(props);
  if (found === null) return <ShopMissing />;
  const { brand, view } = found;
  return (
    <>
      <StructuredData data={shopStructuredData(brand, view)} />
      <ShopPage key={view.shop.userId} view={view} assortment={brand.assortment} />
    </>
  );
}
