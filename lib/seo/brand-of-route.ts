import { brandByKey } from "@storefront/brands";
import type { Brand } from "@storefront/brands/types";

/** Answers for the brand of a route; 404 for an unknown `[brand]`. */
export async function withBrand(
  params: Promise<{ brand: string }>,
  answer: (brand: Brand) => Response | Promise<Response>,
): Promise<Response> {
  const brand = brandByKey((await params).brand);
  return brand ? answer(brand) : new Response(null, { status: 404 });
}
