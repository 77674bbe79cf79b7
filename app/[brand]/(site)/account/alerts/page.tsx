import { AccountFrame } from "@/components/account/account-frame";
import { AlertsPanel } from "@/components/account/alerts/alerts-panel";
import { SavedSearchesPanel } from "@/components/account/alerts/saved-searches";
import { brandNames } from "@/lib/account/brand-names.server";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("alerts");

export function generateStaticParams() {
  return [];
}

/** 我的提醒: the visitor's alerts of listings and saved searches, fetched in the browser. */
export default async function AlertsPage({ params }: { params: Promise<{ brand: string }> }) {
  const { brand } = await params;
  return (
    <AccountFrame page="alerts">
      <AlertsPanel />
      <SavedSearchesPanel brandNames={brandNames()} brand={brand} />
    </AccountFrame>
  );
}
