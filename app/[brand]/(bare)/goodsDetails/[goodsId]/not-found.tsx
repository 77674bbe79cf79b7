import { GoodsMissing } from "@/components/goods/goods-missing";

export const metadata = { title: "商品不存在" };

export default function NotFound() {
  return <GoodsMissing />;
}
