import { hostOf } from "@storefront/html/require-same-origin";
import type { Context } from "hono";
import { scannedPath } from "./scanned-path";
import type { MobileSettings } from "./settings";

/** QR code texts that open the app of a payment provider. */
const APP_LINK = /^(?:https:\/\/|weixin:\/\/)[\x21-\x7e]{1,500}$/;

/**
 * @param qrcode text of the payment QR code; "" or undefined without one
 * @returns where this phone can pay: a page of this site or the provider's address; "" for neither
 */
export function payHref(c: Context, settings: MobileSettings, qrcode: string | undefined): string {
  if (!qrcode) return "";
  const path = scannedPath(qrcode, settings.addresses, hostOf(c));
  return path ?? (APP_LINK.test(qrcode) ? qrcode : "");
}

/**
 * Redirects after ordering: to the cashier on this site, or to the order's page, which links to the payment provider.
 * The CSP does not let a form redirect to another site.
 */
export const afterOrder = (
  c: Context,
  { addresses }: MobileSettings,
  { qrcode, orderPage }: { qrcode: string; orderPage: string },
): Response => c.redirect(scannedPath(qrcode, addresses, hostOf(c)) ?? orderPage, 303);
