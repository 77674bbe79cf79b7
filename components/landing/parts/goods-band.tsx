import type { GoodsPick, Surface } from "@storefront/brands/landing-parts";
import { Listings } from "@/components/listing/listings";
import { chooseRows } from "@/lib/landing/choose-goods";
import type { LandingProps } from "../landing-props";
import { Band } from "./section";

const LISTED = { row: 5, most: 5 } as const;

interface Props {
  page: Pick<LandingProps, "host" | "storefront">;
  title: string;
  goods: GoodsPick;
  surface: Surface;
}

/** A few listings in the form of their kind. */
export function GoodsBand({ page: { host, storefront }, title, goods, surface }: Props) {
  const rows = chooseRows(storefront, goods, LISTED);
  if (rows.length === 0) return null;
  return (
    <Band block={{ surface, title }}>
      <div className="mt-8">
        <Listings rows={rows} mallUrl={host.mallUrl} namesGame />
      </div>
    </Band>
  );
}
