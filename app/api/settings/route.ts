import { mallOf, mobileSiteOf } from "@/lib/brand-sites";
import { env } from "@/lib/env";
import { readRouteVisitor } from "@/lib/proxy/visitor";
import { carriedBrand } from "@/lib/routing/carried-brand";
import { matchHost } from "@/lib/routing/host";
import { routingRules } from "@/lib/routing/rules";

export const dynamic = "force-dynamic";

/**
 * Returns the server's and the brand's settings that client islands need, at run time so that no build contains them
 * (product §10.1).
 */
export function GET(request: Request) {
  const { sms, challengePage, mobileSiteUrl } = env();
  const rules = routingRules();
  const { brand } = matchHost(readRouteVisitor(request.headers, rules).site, rules);
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
