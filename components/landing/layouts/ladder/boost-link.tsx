import { hasPlace } from "@storefront/brands/assortment";
import type { Brand } from "@storefront/brands/types";
import type { ReactNode } from "react";
import { AdLink } from "../../parts/ad-link";

interface Props {
  /** The brand whose host serves the page. */
  host: Brand;
  /** The form's ranks. */
  query: string;
  className: string;
  children: ReactNode;
}

/** Whether the form of boosting is on the host: a landing page is on every host, the form only where boosting is shown. */
export const showsBoosting = ({ assortment }: Brand): boolean =>
  hasPlace(assortment, { kind: "boost" });

/** Link to the boosting form with two ranks; plain text on hosts without the form. */
export function BoostLink({ host, query, className, children }: Props) {
  if (!showsBoosting(host)) return <span className={className}>{children}</span>;
  return (
    <AdLink href={`/practicePage${query}`} className={className}>
      {children}
    </AdLink>
  );
}
