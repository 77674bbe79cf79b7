"use client";

import { SAVED_SEARCHES_MOST } from "@storefront/contract/discovery/saved-search-terms";
import { useEffect } from "react";
import { readSavedSearches, type SavedSearch } from "@/lib/account/read-saved-searches";
import { queryId } from "@/lib/addresses/query-id";
import { AccountData } from "../parts/account-data";
import { useAccountCall } from "../parts/use-account-call";
import { SavedSearchRow } from "./saved-search-row";

interface Props {
  /** Names of all brands by key. */
  brandNames: Readonly<Partial<Record<string, string>>>;
  /** Key of the visited brand. */
  brand: string;
}

/** The visitor's saved searches, newest first. Nothing without a login, and with an API that lacks them. */
export function SavedSearchesPanel(props: Props) {
  const answer = useAccountCall("savedSearches", {}, readSavedSearches);
  if (answer.kind === "loggedOut" || answer.kind === "unsupported") return null;
  return (
    <section aria-labelledby="saved-searches" className="mt-10">
      <h2 id="saved-searches" className="mb-3 font-semibold text-lg">
        保存的搜索
      </h2>
      <AccountData answer={answer} label="保存的搜索">
        {(searches, reload) => <Searches {...props} searches={searches} reload={reload} />}
      </AccountData>
    </section>
  );
}

interface ListProps extends Props {
  searches: readonly SavedSearch[];
  reload: () => Promise<unknown>;
}

function Searches({ searches, reload, brandNames, brand }: ListProps) {
  useForward(searches);
  if (searches.length === 0) {
    return (
      <p className="rounded-m bg-white px-5 py-6 text-ink-2 shadow-card">
        还没有保存的搜索。在搜索结果和商品列表里点“保存搜索”，有新商品上架时，我的消息里会告诉你。
      </p>
    );
  }
  return (
    <>
      <p className="mb-4 text-ink-2">
        有新商品上架时，我的消息里会告诉你，每个搜索每小时最多一次。最多 {SAVED_SEARCHES_MOST}{" "}
        个搜索。
      </p>
      <ul aria-label="保存的搜索" className="space-y-3">
        {searches.map((search) => (
          <SavedSearchRow
            key={search.id}
            search={search}
            brandName={search.brand === brand ? "" : (brandNames[search.brand] ?? "")}
            reload={reload}
          />
        ))}
      </ul>
    </>
  );
}

/** Redirects to the search that the address names: a notification has only its number. */
function useForward(searches: readonly SavedSearch[]): void {
  const href = searches.find(({ id }) => String(id) === queryId(location.search, "search"))?.href;
  useEffect(() => {
    if (href !== undefined) location.replace(href);
  }, [href]);
}
