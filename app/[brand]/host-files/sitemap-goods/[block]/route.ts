import { answerSitemapBlock } from "@/lib/seo/answer-sitemap";
import { withBrand } from "@/lib/seo/brand-of-route";
import { GOODS } from "@/lib/seo/sitemap-shard";

export const dynamic = "force-dynamic";

interface Context {
  params: Promise<{ brand: string; block: string }>;
}

export async function GET(_: Request, { params }: Context) {
  const block = Number((await params).block);
  return withBrand(params, (brand) => answerSitemapBlock(brand, GOODS, block));
}
