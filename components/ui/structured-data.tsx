import { dataBlock } from "@/lib/seo/goods-structured-data";

/** JSON-LD for search engines: a block of data, which no browser runs. */
export function StructuredData({ data }: { data: object }) {
  return <script type="application/ld+json">{dataBlock(data)}</script>;
}
