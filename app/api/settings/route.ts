import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

/** What client islands need of the server's settings, told when asked so that no build holds it (design §2.1). */
export function GET() {
  const { sms, mobileSiteUrl, mallUrl } = env();
  return Response.json(
    { sms, mobileSiteUrl, mallUrl: mallUrl ?? null },
    { headers: { "Cache-Control": "no-store" } },
  );
}
