import { env } from "@/lib/env";
import { withBrand } from "@/lib/seo/brand-of-route";

export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

/** `/<key>.txt`, by which IndexNow verifies that a host's pushed addresses come from its operator. */
export function GET(_: Request, { params }: { params: Promise<{ brand: string }> }) {
  return withBrand(params, () => {
    const { indexNowKey } = env();
    if (indexNowKey === undefined) return new Response(null, { status: 404 });
    return new Response(indexNowKey, { headers: { "Content-Type": "text/plain; charset=utf-8" } });
  });
}
