"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLazyPart } from "@/components/ui/use-lazy-part";
import { CHOSEN_KEY } from "@/lib/compare/chosen-key";

const load = () => import("./compare-tray").then((part) => part.CompareTray);

/** Whether a loader of this page has taken over. */
let isLoading = false;

/**
 * Loads the tray when the visitor chooses a listing in this browser; most never do. One for each page: on a page with
 * several lists, the first loader has it.
 */
export function CompareTrayLoader() {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    if (isLoading) return;
    isLoading = true;
    const check = () => {
      try {
        if (window.localStorage[CHOSEN_KEY]) setWanted(true);
      } catch {
        // Blocked storage: nothing can be chosen for longer than the page.
      }
    };
    check();
    // Changes by other windows, and by controls of this one.
    window.addEventListener("storage", check);
    return () => {
      isLoading = false;
      window.removeEventListener("storage", check);
    };
  }, []);
  const Tray = useLazyPart(load, isWanted);
  // Not within the list: its section may clip it.
  return Tray && createPortal(<Tray />, document.body);
}
