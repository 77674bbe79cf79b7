import type { Brand } from "@storefront/brands/types";
import { ImageResponse } from "next/og";
import { withBrand } from "@/lib/seo/brand-of-route";
import { icoOf } from "@/lib/seo/ico";
import { shareSvg, tileSvg } from "@/lib/seo/icon";
import { SHARE_SIZE } from "@/lib/seo/page-metadata";

export const revalidate = 86_400;

export function generateStaticParams() {
  return [];
}

interface Context {
  params: Promise<{ brand: string; name: string }>;
}

interface Picture {
  width: number;
  height: number;
  svg: (brand: Brand) => string;
  /** Packed as an .ico file. */
  ico?: true;
}

const PICTURES = new Map<string, Picture>([
  ["touch", { width: 180, height: 180, svg: tileSvg }],
  ["large", { width: 512, height: 512, svg: tileSvg }],
  ["favicon", { width: 48, height: 48, svg: tileSvg, ico: true }],
  ["share", { ...SHARE_SIZE, svg: shareSvg }],
]);

const HEADERS = { "Cache-Control": "public, max-age=86400" };

/** A host's pictures for clients that do not support SVG. */
export async function GET(_: Request, { params }: Context) {
  const found = PICTURES.get((await params).name);
  return withBrand(params, async (brand) => {
    if (found === undefined) return new Response(null, { status: 404 });
    const { width, height, svg, ico } = found;
    const src = `data:image/svg+xml;base64,${Buffer.from(svg(brand)).toString("base64")}`;
    const picture = <img src={src} width={width} height={height} alt="" />;
    const image = new ImageResponse(picture, { width, height, headers: HEADERS });
    if (!ico) return image;
    const file = icoOf(new Uint8Array(await image.arrayBuffer()), width);
    return new Response(file, { headers: { ...HEADERS, "Content-Type": "image/x-icon" } });
  });
}
