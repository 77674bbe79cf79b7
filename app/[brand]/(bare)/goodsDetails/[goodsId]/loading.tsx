import { GoodsSkeleton } from "@/components/goods/goods-skeleton";

export default function Loading() {
  return <GoodsSkeleton />;
}
