import "server-only";
import { pictureAt } from "@storefront/contract/pictures/picture-widths";
import { fetchRead } from "@/lib/api/fetch-read";
import { env } from "@/lib/env";
import { toMediaPath } from "@/lib/goods/media-path.server";
import { isMediaType, MEDIA_MAX_BYTES } from "@/lib/media/media-path";

const WIDTH = 640;
const TIMEOUT_MS = 4_000;
/** Only bytes of the API are kept by the store: the picture that is drawn of them is. */
const LIFETIME_S = 3600;

/** Fetches the picture of a listing from the marketplace; null for one of another host, or that is not to be had. */
export async function fetchCover(address: string): Promise<Buffer | null> {
  const path = address === "" ? null : toMediaPath(address);
  if (path === null) return null;
  try {
    const answer = await fetchRead(env().apiBaseUrl + pictureAt(path, WIDTH), {
      redirect: "manual",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      next: { revalidate: LIFETIME_S },
    });
    if (!answer.ok || !isMediaType(answer.headers.get("content-type"))) return null;
    if (Number(answer.headers.get("content-length") ?? 0) > MEDIA_MAX_BYTES) return null;
    return Buffer.from(await answer.arrayBuffer());
  } catch {
    return null;
  }
}
