import { AccountFrame } from "@/components/account/account-frame";
import { CouponsPanel } from "@/components/account/coupons/coupons-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("envelopes");

export function generateStaticParams() {
  return [];
}

/** 优惠券: the visitor's coupons, fetched in the browser. */
export default function EnvelopesPage() {
  return (
    <AccountFrame page="envelopes">
      <CouponsPanel />
    </AccountFrame>
  );
}
