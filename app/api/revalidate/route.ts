import { revalidateTag } from "next/cache";
import { isCacheTag } from "@/lib/api/cache-tags";
import { isFromMarketplace } from "@/lib/proxy/internal-secret.server";

const MAX_TAGS = 100;
const MAX_BODY_CHARACTERS = 16_384;

/**
 * Receives the tags of changed listings from the marketplace: `{ tags }` with `X-Internal-Secret` (product §13). Their
 * pages are rendered again at the next visit. 204, or 403 and 400 without effect.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isFromMarketplace(request.headers)) return new Response(null, { status: 403 });
  const tags = readTags(await request.text());
  if (tags === null) return new Response(null, { status: 400 });
  for (const tag of tags) revalidateTag(tag, { expire: 0 });
  return new Response(null, { status: 204 });
}

/** @returns the tags; null when the body is not a list of valid tags */
function readTags(body: string): string[] | null {
  if (body.length > MAX_BODY_CHARACTERS) return null;
  try {
    const { tags } = JSON.parse(body) as { tags?: unknown };
    return Array.isArray(tags) && tags.length <= MAX_TAGS && tags.every(isCacheTag) ? tags : null;
  } catch {
    return null;
  }
}
