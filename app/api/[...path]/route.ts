import { passDoor } from "@/lib/api/door";
import { readVisitor } from "@/lib/api/visitor";
import { env } from "@/lib/env";

function pass(request: Request): Promise<Response> {
  const { apiBaseUrl, internalSecret, trustProxy } = env();
  const visitor = readVisitor(request.headers, trustProxy);
  return passDoor(request, { apiBaseUrl, internalSecret, ...visitor });
}

export { pass as GET, pass as POST };
