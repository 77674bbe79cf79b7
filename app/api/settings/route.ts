import { mallOf, mobileSiteOf } from "@/lib/brand-sites";
import { env } from "@/lib/env";
import { carriedBrand } from "@/lib/routing/carried-brand";
import { readRequestedHost } from "@/lib/routing/requested-host";
import { routingRules } from "@/lib/routing/rules";

export const dynamic = "force-dynamic";

/**
 * Returns the server's and the brand's settings that client islands need, at run time so that no build contains them
 * (product §10.1).
 */
export function GET(request: Request) {
  const { sms, challengePage, mobileSiteUrl } = env();
  const { brand } = readRequestedHost((name) => request.headers.get(name), routingRules());
  return Response.json(
    {
      sms,
      challengePage: challengePage ?? null,
      mobileSiteUrl: mobileSiteOf(brand),
      operatorSiteUrl: mobileSiteUrl,
      brand: carriedBrand(brand) ?? null,
      app: brand.app ?? null,
      mallUrl: mallOf(brand) ?? null,
    },
    { headers: { "Cache-Control": "no-store" } },
  );
}
