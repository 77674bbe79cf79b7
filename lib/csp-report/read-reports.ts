/** What is kept of one report: short, printable, and nothing that a visitor typed. */
export interface CspReport {
  /** The directive that stopped something: "script-src-elem". */
  directive: string;
  /** What was stopped: origin and path, or a word like "inline". */
  blocked: string;
  /** The path of the page, without its query. */
  page: string;
  /** Where in our files it began, "" unknown. */
  source: string;
  line: number;
}

/** Of one request; browsers send them in batches. */
const MOST_REPORTS = 5;
const LONGEST = 200;

/**
 * Reads the body of a report in either form: `report-uri`'s (`{"csp-report": {…}}`) or `report-to`'s (a list).
 * @returns null for what is neither
 */
export function readReports(text: string): CspReport[] | null {
  const body = parse(text);
  if (Array.isArray(body)) {
    const told = body.slice(0, MOST_REPORTS).map(asRecord);
    return told.filter(({ type }) => type === "csp-violation").map(fromReportTo);
  }
  const { "csp-report": report } = asRecord(body);
  return typeof report === "object" && report !== null ? [fromReportUri(asRecord(report))] : null;
}

type Fields = Record<string, unknown>;

function fromReportUri(report: Fields): CspReport {
  return {
    directive: word(report["effective-directive"] ?? report["violated-directive"]),
    blocked: place(report["blocked-uri"]),
    page: path(report["document-uri"]),
    source: path(report["source-file"]),
    line: whole(report["line-number"]),
  };
}

function fromReportTo({ body }: Fields): CspReport {
  const report = asRecord(body);
  return {
    directive: word(report["effectiveDirective"]),
    blocked: place(report["blockedURL"]),
    page: path(report["documentURL"]),
    source: path(report["sourceFile"]),
    line: whole(report["lineNumber"]),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asRecord = (value: unknown): Fields =>
  typeof value === "object" && value !== null ? (value as Fields) : {};

/** A directive or a keyword; anything else is "". */
function word(value: unknown): string {
  const [first = ""] = typeof value === "string" ? value.slice(0, LONGEST).split(" ") : [];
  return /^[a-z-]{1,40}$/i.test(first) ? first : "";
}

/** Without query and fragment, which may hold what somebody typed, or a session. */
function place(value: unknown): string {
  const address = parseAddress(value);
  if (address === null) return word(value);
  return shorten(isWeb(address) ? address.origin + address.pathname : address.protocol);
}

function path(value: unknown): string {
  const address = parseAddress(value);
  return address !== null && isWeb(address) ? shorten(address.pathname) : "";
}

/** Addresses are percent-encoded by parsing: no control character and no line end is left. */
function parseAddress(value: unknown): URL | null {
  const isAddress = typeof value === "string" && value.length <= 8_192 && URL.canParse(value);
  return isAddress ? new URL(value) : null;
}

const isWeb = ({ protocol }: URL): boolean => protocol === "https:" || protocol === "http:";

const shorten = (text: string): string =>
  text.length <= LONGEST ? text : `${text.slice(0, LONGEST)}…`;

const whole = (value: unknown): number =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
