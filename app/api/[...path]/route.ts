import { passDoor } from "@/lib/api/door";
import { readVisitor } from "@/lib/api/visitor";
import { env } from "@/lib/env";

function pass(request: Request): Promise<Response> {
  const { apiBaseUrl, internalSecret, trustedHops } = env();
  const visitor = readVisitor(request.headers, trustedHops);
  return passDoor(request, { apiBaseUrl, internalSecret, ...visitor });
}

export { pass as GET, pass as POST };
