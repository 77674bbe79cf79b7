import { brandByKey } from "@/brands";
import type { Brand } from "@/brands/types";

/** Answers a host's own file, or 404 for a `[brand]` that is none of ours. */
export async function withBrand(
  params: Promise<{ brand: string }>,
  answer: (brand: Brand) => Response | Promise<Response>,
): Promise<Response> {
  const brand = brandByKey((await params).brand);
  return brand ? answer(brand) : new Response(null, { status: 404 });
}
