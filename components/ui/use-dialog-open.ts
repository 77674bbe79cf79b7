import { useSyncExternalStore } from "react";

/** Whether a dialog, or what stands for it while it loads, covers the page. For notes that would lie under its mask. */
export const useDialogOpen = (): boolean => useSyncExternalStore(subscribe, isOpen, () => false);

const isOpen = () => document.querySelector("[data-mask]") !== null;

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
