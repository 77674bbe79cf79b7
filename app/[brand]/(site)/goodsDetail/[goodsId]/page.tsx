import { listingMetadata, listingPage } from "@/components/goods/goods-route";
import type { GoodsPageProps } from "@/lib/goods/page-goods.server";

/** Seconds; the lifetime of a listing in lib/api/cache-tags.ts, which Next requires as a literal here. */
export const revalidate = 3600;

export const generateStaticParams = () => [];

export const generateMetadata = listingMetadata;

/** The lighter goods detail, with header and bottom bar. */
export default function GoodsDetailPage(props: GoodsPageProps) {
  return listingPage(props, { orderOnPhone: true });
}
