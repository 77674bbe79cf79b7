"use client";

import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/switch";
import type { SavedSearch } from "@/lib/account/read-saved-searches";
import { call } from "@/lib/api/call.client";
import { momentText } from "@/lib/format/moment-text";
import { useChange } from "../parts/use-change";

interface Props {
  search: SavedSearch;
  /** Where it was saved, if that is another brand's site. */
  brandName: string;
  reload: () => Promise<unknown>;
}

/** A saved search, which opens its newest listings; its notification can be switched off. */
export function SavedSearchRow({ search, brandName, reload }: Props) {
  const { id, title, href, isNotified, notifiedAt } = search;
  const [busy, change] = useChange(reload);
  const notify = (isOn: boolean) =>
    change(
      () => call("changeSavedSearch", { search_id: id, notify: isOn ? 1 : 0 }),
      isOn ? "有新商品时会告诉你" : "已关闭提醒",
    );
  const remove = () =>
    change(() => call("deleteSavedSearch", { search_id: id }), "已删除保存的搜索");
  return (
    <li
      aria-label={title}
      className="flex items-center gap-5 rounded-m bg-white px-5 py-4 shadow-card narrow:flex-wrap"
    >
      <div className="min-w-0 flex-1 narrow:basis-full">
        <a href={href} className="wrap-anywhere font-medium text-ink hover:text-primary-strong">
          {title}
        </a>
        <p id={`search-${id}`} className="figures mt-1 flex flex-wrap gap-x-3 text-ink-2 text-sm">
          {isNotified ? "有新商品时提醒" : "不提醒"}
          {brandName === "" ? null : <span>保存于 {brandName}</span>}
          {notifiedAt === null ? null : <span>上次提醒 {momentText(notifiedAt)}</span>}
        </p>
      </div>
      <Switch
        label={`提醒 ${title}`}
        describedBy={`search-${id}`}
        isOn={isNotified}
        busy={busy}
        disabled={busy}
        onChange={notify}
      />
      <Button
        size="small"
        aria-busy={busy}
        aria-description={title}
        disabled={busy}
        onClick={() => void remove()}
      >
        删除
      </Button>
    </li>
  );
}
