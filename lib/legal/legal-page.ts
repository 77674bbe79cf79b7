import type { Brand, Landing } from "@storefront/brands/types";
import { withBrandClauses } from "./brand-clauses";
import type { LegalDocument, Party } from "./document";
import { privacyPolicy } from "./privacy-policy";
import { userAgreement } from "./user-agreement";

/** An agreement as a page shows it. */
export interface LegalPage {
  /** Brand whose name and colors the page has. */
  brand: Brand;
  party: Party;
  /** The sentence under the heading. */
  subline: string;
  document: LegalDocument;
  /** Both agreements, this one marked. */
  pair: readonly { name: string; href: string; current: boolean }[];
}

/** `/pa` and `/ua` belong to no particular app: on every host they are the host's own. */
export function isHostAgreement(route: string): boolean {
  return route === "/pa" || route === "/ua";
}

/** Returns the agreement of a legal route: about the owner's app, in the name of the host's company (product §10.5). */
export function legalPage(host: Brand, owner: Brand, landing: Landing): LegalPage {
  const { route } = landing;
  const brand = isHostAgreement(route) ? host : owner;
  const { name: company, address, email } = host.company;
  const party: Party = { app: brand.name, company, address, email };
  const base = route.replace(/\/[pu]a$/, "");
  const isPrivacy = route.endsWith("/pa");
  const common = isPrivacy ? privacyPolicy(party) : userAgreement(party);
  return {
    brand,
    party,
    subline: agreementSubline(brand, landing),
    document: withBrandClauses(common, wordsOf(brand, route), party),
    pair: [
      { name: "隐私政策", href: `${base}/pa`, current: isPrivacy },
      { name: "用户协议", href: `${base}/ua`, current: !isPrivacy },
    ],
  };
}

/** The subject of an agreement, in one sentence: the brand's own text if it has one. */
export function agreementSubline(brand: Brand, { route, subline }: Landing): string {
  return wordsOf(brand, route)?.subline ?? subline;
}

function wordsOf({ agreements }: Brand, route: string) {
  return route.endsWith("/pa") ? agreements?.privacy : agreements?.user;
}
