import { CardLinkBroken } from "@/components/purchase/card-link-broken";

export const revalidate = 3600;
export const metadata = { title: "领卡链接打不开", robots: { index: false } };

export function generateStaticParams() {
  return [];
}

/** Shown for links without an order; the middleware redirects the others to the mobile site (product §10.23). */
export default function CardDetailPage() {
  return <CardLinkBroken />;
}
