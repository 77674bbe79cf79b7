import { AccountFrame } from "@/components/account/account-frame";
import { RecentPanel } from "@/components/account/recent/recent-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("recent");

export function generateStaticParams() {
  return [];
}

/** 最近浏览: what this browser remembers; needs no login. */
export default function RecentPage() {
  return (
    <AccountFrame page="recent">
      <RecentPanel />
    </AccountFrame>
  );
}
