import {
  FACT_KEYS,
  type FactKey,
  LISTING_FLAGS,
  type ListingFlag,
} from "@storefront/contract/listing/fact-keys";
import { asList, asObject, asText, unique } from "../decode/lenient";

/** A typed attribute as pages show it: 皮肤, "142 款". */
export interface FactView {
  key: FactKey;
  title: string;
  text: string;
}

/** Decodes `facts` of a listing, each key once; unknown and empty ones are left out. */
export function readFacts(value: unknown): FactView[] {
  return unique(asList(value, readFact), ({ key }) => key);
}

function readFact(value: unknown): FactView | null {
  const fact = asObject(value);
  const key = FACT_KEYS.find((it) => it === fact.key);
  const title = asText(fact.title, 20);
  const text = asText(fact.text, 60);
  return key === undefined || title === "" || text === "" ? null : { key, title, text };
}

/** Decodes `flags` of a listing. */
export function readFlags(value: unknown): ListingFlag[] {
  const known = asList(value, (flag) => LISTING_FLAGS.find((it) => it === flag) ?? null);
  return unique(known, String);
}
