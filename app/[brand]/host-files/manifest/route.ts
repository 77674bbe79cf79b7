import { withBrand } from "@/lib/seo/brand-of-route";
import { manifestOf } from "@/lib/seo/host-files";

export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(params, (brand) =>
    Response.json(manifestOf(brand), { headers: { "Content-Type": "application/manifest+json" } }),
  );
}
