import { showToast } from "@/components/ui/toast";
import { COMPARED_MOST } from "@/lib/addresses/compare-address";
import { toggleChosen } from "@/lib/compare/chosen-goods";
import { CHOSEN_KEY } from "@/lib/compare/chosen-key";

/** Chooses a listing to be compared, or takes back the choice; says when no more can be chosen. */
export function chooseGoods(id: number, name: string): void {
  if (toggleChosen({ id, name }) === "full")
    showToast("warning", `最多对比 ${COMPARED_MOST} 件，先移除一件`);
  // The tray of this window waits for this event, like the trays of other windows.
  window.dispatchEvent(new StorageEvent("storage", { key: CHOSEN_KEY }));
}
