import { loadCatalogue } from "@/lib/home/load-catalogue";
import { withBrand } from "@/lib/seo/brand-of-route";
import { sitemapPaths, sitemapXml } from "@/lib/seo/sitemap";

export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

const MAX_PAGES = 2_000;

export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(params, async (brand) => {
    const goods = await loadCatalogue(MAX_PAGES);
    // Better no answer, and the one kept from before, than an index without goods.
    if (goods === null) throw new Error("the marketplace does not answer");
    const paths = sitemapPaths(
      brand,
      goods.list.map((item) => item.goods_id),
    );
    return new Response(sitemapXml(brand, paths), {
      headers: { "Content-Type": "application/xml; charset=utf-8" },
    });
  });
}
