import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { mallOf } from "@/lib/brand-sites";
import { pageSearch, type SearchPageProps } from "@/lib/discovery/page-search";
import { searchMetadata } from "@/lib/seo/search";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: SearchPageProps): Promise<Metadata> {
  const page = await pageSearch(props);
  return page ? searchMetadata(page.brand, page.request) : {};
}

/** Search results (product §2). */
export default async function GoodsSearchPage(props: SearchPageProps) {
  const page = await pageSearch(props);
  if (page === null) notFound();
  return <SearchPage {...page} mallUrl={mallOf(page.brand)} />;
}
