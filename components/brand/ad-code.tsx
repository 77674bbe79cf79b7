"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { useVisitAd } from "@/lib/app-info/use-visit-ad";
import { withAd } from "@/lib/app-info/visit-ad";
import type { CodeProps } from "./code-drawing";

interface Props extends CodeProps {
  /** The code without an advertisement, as every visitor gets it from the cached page. */
  children: ReactNode;
}

/** Draws a code again with the visit's advertisement. The drawing's script is loaded only where there is one. */
export function AdCode({ url, name, size, children }: Props) {
  const ad = useVisitAd();
  const [Drawing, setDrawing] = useState<ComponentType<CodeProps> | null>(null);

  useEffect(() => {
    if (ad === undefined) return;
    import("./code-drawing").then(
      ({ CodeDrawing }) => setDrawing(() => CodeDrawing),
      // The code without the advertisement leads to the same place.
      () => {},
    );
  }, [ad]);

  if (ad === undefined || Drawing === null) return children;
  return <Drawing url={withAd(url, ad)} name={name} size={size} />;
}
