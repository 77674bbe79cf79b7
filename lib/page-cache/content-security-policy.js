// @ts-check
import { createHash } from "node:crypto";
import { processWide } from "../../contract/process-wide.js";
import { flightScripts } from "./flight-scripts.js";

/** Where browsers report what a policy has stopped (app/api/csp-report). */
export const REPORT_PATH = "/api/csp-report";

/** The group that `report-to` names. */
const REPORT_GROUP = "csp";

/** The header that says where the group's reports go. @type {readonly [name: string, value: string]} */
export const REPORTING_ENDPOINTS = ["Reporting-Endpoints", `${REPORT_GROUP}="${REPORT_PATH}"`];

/** What a page may do when none of its own scripts stand in it: nothing but our files, and pictures over https. */
const PAGE = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  // Sellers' pictures may lie elsewhere (lib/goods/picture.ts).
  "img-src 'self' data: https:",
  "manifest-src 'self'",
  "media-src 'self' https:",
  "object-src 'none'",
  // React writes style attributes, which have no hash, and toasts bring a style element.
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${REPORT_PATH}`,
  `report-to ${REPORT_GROUP}`,
];

/** The one other origin that pages may show a frame of: the operator's challenge. */
const frames = processWide("frame-origin", () => ({ origin: /** @type {string | null} */ (null) }));

/**
 * To be called before the first page is rendered.
 * @param {string | undefined} page an address, undefined for no frame at all
 */
export function allowFramesOf(page) {
  frames.origin = page === undefined ? null : new URL(page).origin;
}

/**
 * The Content-Security-Policy of a page as it is sent (product §10.25). Only inline scripts run that Next wrote in this
 * render, so that no text that ever slips into the markup can become code.
 * @param {string} html
 * @param {Uint8Array | undefined} payload the render's RSC payload
 * @returns {string}
 */
export function cspFor(html, payload) {
  const hashes = new Set(flightScripts(html, payload).map(hashOf));
  const frameRule = frames.origin === null ? [] : [`frame-src ${frames.origin}`];
  return [...PAGE, ...frameRule, ["script-src 'self'", ...hashes].join(" ")].join("; ");
}

/** @param {string} script */
function hashOf(script) {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
