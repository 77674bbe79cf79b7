import { dataBlock } from "@/lib/seo/goods-structured-data";

/** JSON-LD for search engines; a data block that browsers do not execute. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{dataBlock(data)}</script>;
}
