import { env } from "@/lib/env";
import { proxyToMarketplace } from "@/lib/proxy/marketplace-proxy";
import { readRouteVisitor } from "@/lib/proxy/visitor";
import { routingRules } from "@/lib/routing/rules";

function proxy(request: Request): Promise<Response> {
  const { apiBaseUrl, internalSecret } = env();
  const visitor = readRouteVisitor(request.headers, routingRules());
  return proxyToMarketplace(request, { apiBaseUrl, internalSecret, ...visitor });
}

export { proxy as GET, proxy as POST };
