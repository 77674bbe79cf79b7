import { proxyToMarketplace } from "@/lib/api/marketplace-proxy";
import { readVisitor } from "@/lib/api/visitor";
import { env } from "@/lib/env";
import { routingRules } from "@/lib/routing/rules";

function pass(request: Request): Promise<Response> {
  const { apiBaseUrl, internalSecret } = env();
  const visitor = readVisitor(request.headers, routingRules());
  return proxyToMarketplace(request, { apiBaseUrl, internalSecret, ...visitor });
}

export { pass as GET, pass as POST };
