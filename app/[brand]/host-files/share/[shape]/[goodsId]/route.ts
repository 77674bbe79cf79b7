import { isShareShape } from "@/lib/addresses/share-address";
import { loadGoods } from "@/lib/goods/load-goods.server";
import { withBrand } from "@/lib/seo/brand-of-route";
import { shareContent } from "@/lib/share-picture/share-content";
import { sharePicture } from "@/lib/share-picture/share-picture.server";

/** Seconds; the lifetime of a listing in lib/api/cache-tags.ts, which Next requires as a literal here. */
export const revalidate = 3600;

export function generateStaticParams() {
  return [];
}

interface Context {
  params: Promise<{ brand: string; shape: string; goodsId: string }>;
}

/** The picture of a listing beside its shared link, as it is now, for any version in the address. */
export async function GET(_: Request, { params }: Context) {
  return withBrand(params, async (brand) => {
    const { shape, goodsId } = await params;
    if (!isShareShape(shape)) return new Response(null, { status: 404 });
    const goods = await loadGoods(goodsId);
    if (goods === null) return new Response(null, { status: 404 });
    const picture = await sharePicture(brand, shareContent(goods), shape);
    return new Response(new Uint8Array(picture), { headers: { "Content-Type": "image/jpeg" } });
  });
}
