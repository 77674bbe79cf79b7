import { withBrand } from "@/lib/seo/brand-of-route";
import { iconSvg } from "@/lib/seo/icon";

export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(
    params,
    (brand) => new Response(iconSvg(brand), { headers: { "Content-Type": "image/svg+xml" } }),
  );
}
