import type { KindSlug } from "@/lib/addresses/listing-kinds";

/** Drawings of app/icons.css. */
const ICONS: Readonly<Record<KindSlug, string>> = {
  account: "icon-account",
  rent: "icon-rent",
  "card-key": "icon-card-key",
  "top-up": "icon-top-up",
  item: "icon-item",
  boost: "icon-boost",
  other: "icon-other",
};

/** The icon of a kind of goods. */
export function KindIcon({ kind, className }: { kind: KindSlug; className: string }) {
  return <span aria-hidden="true" className={`icon ${ICONS[kind]} ${className}`} />;
}
