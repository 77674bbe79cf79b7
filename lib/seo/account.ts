import type { Metadata } from "next";
import { ACCOUNT_PAGES, type AccountPage } from "@/lib/addresses/account-pages";

/** What an account page says of itself: it is one visitor's own, and no search engine's. */
export function accountMetadata(page: AccountPage): Metadata {
  return { title: ACCOUNT_PAGES[page].name, robots: { index: false, follow: false } };
}
