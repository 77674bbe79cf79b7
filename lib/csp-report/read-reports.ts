import { parseJson } from "@storefront/contract/text/parse-json";
import { redact } from "@storefront/platform/text/redact";

/** The stored fields of a report: short, printable and free of visitor input. */
export interface CspReport {
  /** The violated directive: "script-src-elem". */
  directive: string;
  /** The blocked resource: origin and path, or a keyword like "inline". */
  blocked: string;
  /** The path of the page, without its query. */
  page: string;
  /** Path of the source file; "": unknown. */
  source: string;
  line: number;
}

/** Per request; browsers send reports in batches. */
const MAX_REPORTS = 5;
const LONGEST = 200;

/**
 * Reads the body of a report in either form: `report-uri`'s (`{"csp-report": {…}}`) or `report-to`'s (a list).
 * @returns null when it is neither
 */
export function readReports(text: string): CspReport[] | null {
  const body = parseJson(text);
  if (Array.isArray(body)) {
    const batch = body.slice(0, MAX_REPORTS).map(asRecord);
    return batch.filter(({ type }) => type === "csp-violation").map(fromReportTo);
  }
  const { "csp-report": report } = asRecord(body);
  return typeof report === "object" && report !== null ? [fromReportUri(asRecord(report))] : null;
}

type Fields = Record<string, unknown>;

function fromReportUri(report: Fields): CspReport {
  return {
    directive: keyword(report["effective-directive"] ?? report["violated-directive"]),
    blocked: resource(report["blocked-uri"]),
    page: path(report["document-uri"]),
    source: path(report["source-file"]),
    line: integer(report["line-number"]),
  };
}

function fromReportTo({ body }: Fields): CspReport {
  const report = asRecord(body);
  return {
    directive: keyword(report["effectiveDirective"]),
    blocked: resource(report["blockedURL"]),
    page: path(report["documentURL"]),
    source: path(report["sourceFile"]),
    line: integer(report["lineNumber"]),
  };
}

const asRecord = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** A directive or a keyword; anything else is "". */
function keyword(value: unknown): string {
  const [first = ""] = typeof value === "string" ? value.slice(0, LONGEST).split(" ") : [];
  return /^[a-z-]{1,40}$/i.test(first) ? first : "";
}

/** Drops query and fragment, which may hold visitor input or a session. */
function resource(value: unknown): string {
  const address = parseAddress(value);
  if (address === null) return keyword(value);
  return shown(isWeb(address) ? address.origin + address.pathname : address.protocol);
}

function path(value: unknown): string {
  const address = parseAddress(value);
  return address !== null && isWeb(address) ? shown(address.pathname) : "";
}

/** Parsing percent-encodes an address, so no control character or line break is left. */
function parseAddress(value: unknown): URL | null {
  const isAddress = typeof value === "string" && value.length <= 8_192 && URL.canParse(value);
  return isAddress ? new URL(value) : null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === "https:" || protocol === "http:";

/** Redacted before it is shortened, so that no half of a token is left. */
function shown(text: string): string {
  const redacted = redact(text);
  return redacted.length <= LONGEST ? redacted : `${redacted.slice(0, LONGEST)}…`;
}

const integer = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
