import { withBrand } from "@/lib/seo/brand-of-route";
import { robotsText } from "@/lib/seo/host-files";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(
    params,
    (brand) =>
      new Response(robotsText(brand), { headers: { "Content-Type": "text/plain; charset=utf-8" } }),
  );
}
