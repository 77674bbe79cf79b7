import type { Clause, Passage } from "@storefront/brands/agreement";
import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";

/** The party of an agreement: the app it is about, and the company of the host that shows it (product §10.5). */
export interface Party {
  app: string;
  company: string;
  /** Empty where the company has none: the neutral brand. */
  address: string;
  /** Contact address; undefined: the app's customer service. */
  email: string | undefined;
}

export interface LegalDocument {
  /** 隐私政策 or 用户协议. */
  name: string;
  /** Key points, one sentence each. */
  gist: readonly string[];
  clauses: readonly Clause[];
}

/** Texts of clauses by their titles, in order. */
export type ClauseTexts = Readonly<Record<string, readonly Passage[]>>;

export const clausesOf = (texts: ClauseTexts): Clause[] =>
  Object.entries(texts).map(([title, text]) => ({ title, text }));

/** When the sample texts were last changed, and when they take effect. */
export const UPDATED = "2026-10-20";
export const IN_FORCE = AGREEMENT_VERSION;

/** Contact for readers, as a phrase. */
export function contactOf({ app, email }: Party): string {
  const service = `${app} App「我的 - 联系客服」`;
  return email === undefined ? service : `${service}或电子邮箱 ${email}`;
}
