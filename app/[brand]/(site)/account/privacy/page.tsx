import { AccountFrame } from "@/components/account/account-frame";
import { PrivacyPanel } from "@/components/account/privacy/privacy-panel";
import { accountMetadata } from "@/lib/seo/unindexed-pages";

export const revalidate = 3600;
export const metadata = accountMetadata("privacy");

export function generateStaticParams() {
  return [];
}

/** 账号与隐私: accepted agreements, export and closing, fetched in the browser. */
export default function PrivacyPage() {
  return (
    <AccountFrame page="privacy">
      <PrivacyPanel />
    </AccountFrame>
  );
}
