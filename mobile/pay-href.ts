import type { Context } from "hono";
import { scannedPath } from "./scanned-path";
import type { MobileSettings } from "./site";
import { hostOf } from "./visitor";

/** Where a payment provider's app opens a bill from the text of its QR code. */
const APP_LINK = /^(?:https:\/\/|weixin:\/\/)[\x21-\x7e]{1,500}$/;

/**
 * @param qrcode the text of the payment QR code, "" or undefined without one
 * @returns where this phone pays: a page of this site, or the payment provider's address; "" for neither
 */
export function payHref(c: Context, settings: MobileSettings, qrcode: string | undefined): string {
  if (!qrcode) return "";
  const path = scannedPath(qrcode, settings.addresses, hostOf(c));
  return path ?? (APP_LINK.test(qrcode) ? qrcode : "");
}

/**
 * Where to go after ordering: to pay on this site, or to the order's own page, from which a payment provider is opened
 * (the pages' policy lets no form end on another site).
 */
export const afterOrder = (
  c: Context,
  { addresses }: MobileSettings,
  { qrcode, orderPage }: { qrcode: string; orderPage: string },
): Response => c.redirect(scannedPath(qrcode, addresses, hostOf(c)) ?? orderPage, 303);
