"use client";

import { SHARED_ACCOUNT, sharedAccountText } from "@storefront/contract/account/shared-account";
import { Button } from "@/components/ui/button";
import { mountNote, SideNote } from "@/components/ui/side-note";
import { useDialogOpen } from "@/components/ui/use-dialog-open";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { fetchBrandNames } from "@/lib/login/fetch-brand-names";

/**
 * Says that the account which has just logged in is the same on the sites of other brands. Beside the page, because the
 * action that the login was for goes on; what it shows in dialogs comes first.
 * @param brands keys of the brands that the account was used on before
 */
export async function showSharedAccount(brands: readonly string[]): Promise<void> {
  const names = await fetchBrandNames(brands);
  if (names.length > 0) mountNote((close) => <SharedAccount names={names} onClose={close} />);
}

interface Props {
  names: readonly string[];
  onClose: () => void;
}

function SharedAccount({ names, onClose }: Props) {
  const isCovered = useDialogOpen();
  if (isCovered) return null;
  return (
    <SideNote
      label={SHARED_ACCOUNT.label}
      title={SHARED_ACCOUNT.title}
      text={sharedAccountText(names)}
    >
      <a href={ACCOUNT_PAGES.orders.path} className="text-primary-strong hover:underline">
        {SHARED_ACCOUNT.orders}
      </a>
      <Button size="small" onClick={onClose}>
        知道了
      </Button>
    </SideNote>
  );
}
