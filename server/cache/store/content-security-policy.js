// @ts-check
import { createHash } from "node:crypto";
import { processSingleton } from "@storefront/platform/process-singleton.js";
import { flightScripts } from "./flight-scripts.js";

/** Where browsers report policy violations (app/api/csp-report). */
export const REPORT_PATH = "/api/csp-report";

/** The group that `report-to` names. */
const REPORT_GROUP = "csp";

/** The header that defines the endpoint of the group. @type {readonly [name: string, value: string]} */
export const REPORTING_ENDPOINTS = ["Reporting-Endpoints", `${REPORT_GROUP}="${REPORT_PATH}"`];

/** The policy of a page without inline scripts: only our files, and pictures over https. */
const PAGE = [
  "default-src 'none'",
  "connect-src 'self'",
  "font-src 'self'",
  // Sellers' pictures may be on other hosts (lib/goods/picture.ts).
  "img-src 'self' data: https:",
  "manifest-src 'self'",
  "media-src 'self' https:",
  "object-src 'none'",
  // React writes style attributes, which cannot have a hash, and toasts insert a style element.
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  `report-uri ${REPORT_PATH}`,
  `report-to ${REPORT_GROUP}`,
];

/** The only other origin that pages may frame: the operator's challenge. */
const frames = processSingleton("frame-origin", () => ({
  origin: /** @type {string | null} */ (null),
}));

/**
 * Allows frames of a page's origin. Call before the first page is rendered.
 * @param {string | undefined} page an address; undefined: no frames
 */
export function allowFramesOf(page) {
  frames.origin = page === undefined ? null : new URL(page).origin;
}

/**
 * Returns the Content-Security-Policy of a page (product §10.25). It allows only the inline scripts that Next wrote in
 * this render, so that text injected into the markup cannot run.
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
