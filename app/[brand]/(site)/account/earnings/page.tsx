import { AccountFrame } from "@/components/account/account-frame";
import { OwnEarnings } from "@/components/account/ledger/own-earnings";
import { accountMetadata } from "@/lib/seo/account";

export const revalidate = 3600;
export const metadata = accountMetadata("earnings");

export function generateStaticParams() {
  return [];
}

/** Earnings of share links, fetched in the browser. */
export default function EarningsPage() {
  return (
    <AccountFrame page="earnings">
      <OwnEarnings />
    </AccountFrame>
  );
}
