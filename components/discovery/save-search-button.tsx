"use client";

import type { CallRequest } from "@storefront/contract/calls";
import { guardHandler } from "@/components/ui/guard-handler";

/** Saves a search, so that the visitor is notified of its new listings. */
export function SaveSearchButton({ search }: { search: CallRequest<"saveSearch"> }) {
  const save = async () => {
    const { saveSearch } = await import("./save-search");
    await saveSearch(search);
  };
  return (
    <button
      type="button"
      onClick={guardHandler(save)}
      className="inline-flex items-center gap-1.5 text-primary-strong narrow:min-h-6 hover:underline"
    >
      <svg viewBox="0 0 16 16" aria-hidden="true" className="size-4 fill-none stroke-current">
        <path d="M4 2.5h8v11l-4-3-4 3z" strokeLinejoin="round" />
      </svg>
      保存搜索
    </button>
  );
}
