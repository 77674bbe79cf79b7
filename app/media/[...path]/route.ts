import { mediaPath } from "@/lib/media/media-path";
import { openMedia, refuse } from "@/lib/media/open-media";

interface Context {
  params: Promise<{ path: string[] }>;
}

/** The proxy to the marketplace's pictures, so that browsers use one origin only. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const path = mediaPath((await params).path, query.get("w"), query.get("f"));
  return path === null ? refuse(404) : openMedia(path, request);
}
