import { CardLinkBroken } from "@/components/purchase/card-link-broken";

export const revalidate = 60;
export const metadata = { title: "领卡链接打不开", robots: { index: false } };

export function generateStaticParams() {
  return [];
}

/** Only links that lead to no order come here: the middleware sends the others on to the mobile site (product §10.23). */
export default function CardDetailPage() {
  return <CardLinkBroken />;
}
