import { AccountFrame } from "@/components/account/account-frame";
import { LedgerPanel } from "@/components/account/ledger/ledger-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("ledger");

export function generateStaticParams() {
  return [];
}

/** 余额 with its entries, fetched in the browser. */
export default function LedgerPage() {
  return (
    <AccountFrame page="ledger">
      <LedgerPanel />
    </AccountFrame>
  );
}
