"use client";

import { LazyComponent } from "@/components/ui/lazy-component";
import { FactRow } from "../facts/fact-row";
import type { RentedUntilProps } from "./rented-until";

interface Props extends RentedUntilProps {
  stock: number;
  /** When a rented account can be rented again, as the page's HTML says it. */
  rentedText?: string | undefined;
}

/** Loaded for rented accounts only. */
const load = () => import("./rented-until").then((part) => part.RentedUntil);

/** Replaces the quantity of rentals, since one account is rented at a time. */
export function RentStock({ stock, next, rentedText }: Props) {
  return (
    <FactRow name="账号">
      <span aria-live="polite" className="figures">
        {stock === 0 ? (
          <LazyComponent load={load} props={{ next }} waiting={rentedText} />
        ) : (
          `${stock} 个空闲，付款后马上上号`
        )}
      </span>
    </FactRow>
  );
}
