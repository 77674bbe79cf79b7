import { chosenIds } from "@/lib/compare/chosen-ids";
import { useStore } from "@/lib/use-store";

/** Whether a listing is chosen to be compared, and what changes that; its code is loaded at the first click. */
export function useCompareChoice(goodsId: number) {
  const isChosen = useStore(chosenIds, (ids) => ids.has(goodsId));
  const choose = async (name: string) => {
    const { chooseGoods } = await import("./choose");
    chooseGoods(goodsId, name);
  };
  return { isChosen, choose };
}
