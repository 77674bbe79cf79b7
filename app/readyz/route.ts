import { env } from "@/lib/env";

export const dynamic = "force-dynamic";

const TIMEOUT_MS = 3_000;

/** Ready to serve: the marketplace answers that it is ready too; 503 when it does not. */
export async function GET() {
  const marketplace = await ready();
  return Response.json(
    { status: marketplace ? "ok" : "unavailable", marketplace },
    { status: marketplace ? 200 : 503, headers: { "Cache-Control": "no-store" } },
  );
}

async function ready(): Promise<boolean> {
  try {
    const response = await fetch(`${env().apiBaseUrl}/readyz`, {
      cache: "no-store",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.ok;
  } catch {
    return false;
  }
}
