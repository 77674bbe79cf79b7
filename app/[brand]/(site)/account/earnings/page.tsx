import { AccountFrame } from "@/components/account/account-frame";
import { EarningsPanel } from "@/components/account/ledger/earnings-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("earnings");

export function generateStaticParams() {
  return [];
}

/** Earnings of share links, fetched in the browser. */
export default function EarningsPage() {
  return (
    <AccountFrame page="earnings">
      <EarningsPanel />
    </AccountFrame>
  );
}
