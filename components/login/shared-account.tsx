"use client";

import { SHARED_ACCOUNT, sharedAccountText } from "@storefront/contract/account/shared-account";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { mountNote, SideNote } from "@/components/ui/side-note";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { asObject, asText } from "@/lib/decode/lenient";

/**
 * Notes that the account of the new login is the same on other brands' sites. Next to the page, because the action that
 * needed the login continues; its dialogs come first.
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

/** Whether a dialog or its loading shell covers the page. For notes that would lie under its mask. */
const useDialogOpen = (): boolean => useSyncExternalStore(subscribe, isOpen, () => false);

const isOpen = () => document.querySelector("[data-mask]") !== null;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/**
 * Fetches the names of brands by their keys (app/api/brands).
 * @returns those that this storefront serves, in the order of the keys; none when it does not answer
 */
async function fetchBrandNames(keys: readonly string[]): Promise<string[]> {
  try {
    const response = await fetch("/api/brands");
    const names = asObject<string>(await response.json());
    return keys.map((key) => asText(names[key], 40)).filter((name) => name !== "");
  } catch {
    return [];
  }
}
