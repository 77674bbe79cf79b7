"use client";

import { CopyButton } from "@/components/ui/copy-button";
import { useVisitAd } from "@/lib/app-info/use-visit-ad";
import { withAd } from "@/lib/app-info/visit-ad";

interface Props {
  url: string;
  children: string;
  className?: string;
}

/** Copies the link of a download code, with the visit's advertisement. */
export function CopyDownload({ url, ...button }: Props) {
  return <CopyButton text={withAd(url, useVisitAd())} {...button} />;
}
