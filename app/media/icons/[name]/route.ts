import { FILE_POLICY } from "@storefront/platform/http/security-headers.js";
import { iconSvg } from "@/lib/art/icon-set";

interface Context {
  params: Promise<{ name: string }>;
}

const HEADERS = {
  "Content-Type": "image/svg+xml",
  "Cache-Control": "public, max-age=31536000, immutable",
  "X-Content-Type-Options": "nosniff",
  "Content-Security-Policy": FILE_POLICY,
};

/** The icons of landing pages: `/media/icons/fox-head.svg`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { name } = await params;
  const svg = name.endsWith(".svg") ? await iconSvg(name.slice(0, -".svg".length)) : null;
  return svg === null
    ? new Response(null, { status: 404 })
    : new Response(svg, { headers: HEADERS });
}
