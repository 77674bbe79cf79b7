import { storefrontView } from "@/lib/home/storefront-view";

const GOODS = [
  [1, "曜日战歌", "PersonalAccount", "766.00", 3],
  [2, "曜日战歌", "PersonalAccount", "99.00", 9],
  [3, "孤屿行动", "PersonalAccount", "1280.00", 1],
  [4, "孤屿行动", "CardKey", "5.00", 400],
  [5, "九霄长歌", "CardKey", "45.00", 120],
  [6, "九霄长歌", "RentAccount", "4.80", 77],
  [7, "极漂纪元", "PersonalAccount", "310.00", 2],
  [8, "极漂纪元", "Service", "38.00", 15],
] as const;

/** A small storefront for tests: eight listings of four games, four of them accounts. */
export const STOREFRONT_FIXTURE = storefrontView({
  list: GOODS.map(([goods_id, game_name, goods_type, now_price, sale]) => ({
    goods_id,
    goods_name: `${game_name} 商品 ${goods_id}`,
    game_name,
    goods_type,
    trade_type_id: 2,
    cover: `/media/goods/${goods_id}-1.webp`,
    now_price,
    sale,
    stock: 1,
  })),
  total: 120,
});
