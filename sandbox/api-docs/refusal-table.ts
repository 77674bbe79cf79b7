import { ERRORS, type ErrorName } from "@storefront/contract/codes";

/** Lists refusals for readers of the documentation: code, HTTP status and message. */
export function refusalTable(refusals: readonly ErrorName[]): string {
  const rows = refusals.map((reason) => {
    const { code, status, msg } = ERRORS[reason];
    return `| ${code} | ${status} | ${msg} |`;
  });
  return ["未成功：", "", "| code | HTTP | 说明 |", "|---|---|---|", ...rows].join("\n");
}
