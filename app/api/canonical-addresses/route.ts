import { canonicalRequest } from "@storefront/contract/discovery/canonical-addresses";
import { parseJson } from "@storefront/contract/text/parse-json";
import { isFromMarketplace } from "@/lib/proxy/internal-secret.server";
import { canonicalAddress } from "@/lib/seo/goods-metadata";

const MAX_BODY_CHARACTERS = 65_536;

/**
 * Tells the marketplace the canonical addresses of listings, for search engines: `{ listings }` with
 * `X-Internal-Secret` (contract/discovery/canonical-addresses.ts). 403 and 400 otherwise.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromMarketplace(request.headers)) return new Response(null, { status: 403 });
  const body = await request.text();
  const read = canonicalRequest.safeParse(
    body.length > MAX_BODY_CHARACTERS ? undefined : parseJson(body),
  );
  if (!read.success) return new Response(null, { status: 400 });
  const addresses = read.data.listings.map(({ goods_id, kind, game_name, seller_id }) =>
    canonicalAddress(goods_id, { kind, game: game_name, sellerId: seller_id }),
  );
  return Response.json({ addresses });
}
