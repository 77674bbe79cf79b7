import { answerSitemap } from "@/lib/seo/answer-sitemap";
import { withBrand } from "@/lib/seo/brand-of-route";

export const dynamic = "force-dynamic";

export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(params, answerSitemap);
}
