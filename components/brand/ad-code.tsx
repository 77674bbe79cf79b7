"use client";

import type { ReactNode } from "react";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { useVisitAd } from "@/lib/app-info/use-visit-ad";
import { withAd } from "@/lib/app-info/visit-ad";
import type { CodeProps } from "./code-drawing";

const load = () => import("./code-drawing").then((part) => part.CodeDrawing);

interface Props extends CodeProps {
  /** The code without an advertisement, as every visitor gets it from the cached page. */
  children: ReactNode;
}

/** Draws a code again with the visit's advertisement. The drawing's script is loaded only where there is one. */
export function AdCode({ url, name, size, children }: Props) {
  const ad = useVisitAd();
  // The code without the advertisement leads to the same place.
  const Drawing = useLazyPart(load, ad !== undefined);
  if (ad === undefined || !Drawing) return children;
  return <Drawing url={withAd(url, ad)} name={name} size={size} />;
}
