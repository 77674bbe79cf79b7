import { COMPARED_MOST, type ComparedIds } from "@/lib/addresses/compare-address";

/** Says what of a link is not compared; null when all of it is. */
export function linkNotice({ invalid, beyond }: ComparedIds): string | null {
  const parts = [
    ...(invalid > 0 ? [`有 ${invalid} 个编号看不懂，已略过`] : []),
    ...(beyond > 0 ? [`一次最多对比 ${COMPARED_MOST} 件，后面的 ${beyond} 件没有放进来`] : []),
  ];
  return parts.length === 0 ? null : `${parts.join("；")}。`;
}
