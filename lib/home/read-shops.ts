import { safePicture } from "@storefront/contract/pictures/picture-address";
import { asCount, asList, asObject, asText, unique } from "@/lib/decode/lenient";
import type { SellerView } from "@/lib/goods/goods-view";
import { readSeller } from "@/lib/goods/read-seller";

/** A shop of the home page's carousel (product §2 Home screen). */
export interface ShopView {
  id: number;
  /** `recommended` holds its three goods. */
  seller: SellerView;
  /** Number of distinct buyers who wrote a review. */
  reviewers: number;
  testimonial: {
    nickname: string;
    avatar: string | null;
    content: string;
    goodsId: number;
    goodsName: string;
  };
}

const SHOPS = 5;
const GOODS_EACH = 3;

/** @param value `sellers` of the home call, undecoded; shops that lack goods or a testimonial are left out */
export function readShops(value: unknown): ShopView[] {
  return unique(asList(value, readShop), (shop) => shop.id).slice(0, SHOPS);
}

function readShop(value: unknown): ShopView | null {
  const fields = asObject(value);
  const testimonial = asObject(fields.testimonial);
  const seller = readSeller(fields);
  const shop: ShopView = {
    id: asCount(fields.user_id),
    seller: { ...seller, recommended: seller.recommended.slice(0, GOODS_EACH) },
    reviewers: asCount(fields.total_reviewers),
    testimonial: {
      nickname: asText(testimonial.nickname, 60) || "匿名买家",
      avatar: safePicture(testimonial.head_img_url),
      content: asText(testimonial.content, 500),
      goodsId: asCount(testimonial.goods_id),
      goodsName: asText(testimonial.goods_name, 120),
    },
  };
  const { recommended } = shop.seller;
  const { content, goodsId } = shop.testimonial;
  const complete = recommended.length === GOODS_EACH && content !== "" && goodsId > 0;
  return shop.id > 0 && complete ? shop : null;
}
