import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { brandByKey } from "@/brands";

interface Props {
  params: Promise<{ brand: string }>;
  children: ReactNode;
}

/** Pages without the bottom bar: a slim header and the company's line (spec §2). */
export default async function BareLayout({ params, children }: Props) {
  const brand = brandByKey((await params).brand);
  if (brand === undefined) notFound();
  return children;
}
