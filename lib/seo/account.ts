import type { Metadata } from "next";
import { ACCOUNT_PAGES, type AccountPage } from "@/lib/addresses/account-pages";

/** Metadata of an account page, which is private and not indexed. */
export function accountMetadata(page: AccountPage): Metadata {
  return { title: ACCOUNT_PAGES[page].name, robots: { index: false, follow: false } };
}

/** Metadata of the page of one order. */
export const orderMetadata: Metadata = { ...accountMetadata("orders"), title: "订单详情" };
