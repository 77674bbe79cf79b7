import type { AgreementWords } from "@storefront/brands/agreement";
import { interpolate } from "@/lib/landing/interpolate";
import { contactOf, type LegalDocument, type Party } from "./document";

/**
 * Returns the common agreement with a brand's own texts, if any: its gist, and clauses that replace common ones.
 * @throws Error when a clause replaces one that the common agreement does not have
 */
export function withBrandClauses(
  common: LegalDocument,
  words: AgreementWords | undefined,
  party: Party,
): LegalDocument {
  if (words === undefined) return common;
  const { app, company, address } = party;
  const seat = address === "" ? "" : `（${address}）`;
  const own = interpolate(words, { app, company, seat, contact: contactOf(party) });
  for (const title of Object.keys(own.clauses)) {
    if (!common.clauses.some((clause) => clause.title === title))
      throw new Error(`${common.name} has no clause ${title}`);
  }
  const clauses = common.clauses.map((clause) => {
    const words = own.clauses[clause.title] ?? clause;
    return "title" in words ? words : { ...clause, text: words };
  });
  return { ...common, gist: own.gist, clauses };
}
