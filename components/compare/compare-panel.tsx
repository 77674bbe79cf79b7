"use client";

import { useEffect, useState } from "react";
import {
  COMPARED_MOST,
  type ComparedIds,
  compareAddress,
  comparedIds,
} from "@/lib/addresses/compare-address";
import { chosenGoods, toggleChosen } from "@/lib/compare/chosen-goods";
import { linkNotice } from "@/lib/compare/compare-goods";
import type { ComparedField } from "@/lib/compare/compared-fields.server";
import { useStore } from "@/lib/use-store";
import { NoticePanel } from "../ui/notice-panel";
import { CompareTable } from "./compare-table";
import { useCompared } from "./use-compared";

/**
 * The comparison of the listings in the page's address; without any, of those that are chosen in this browser.
 * @param fields fields of the listings that are compared
 */
export function ComparePanel({ fields }: { fields: readonly ComparedField[] }) {
  const chosen = useStore(chosenGoods);
  const [linked, setLinked] = useState<ComparedIds | null>(null);
  useEffect(() => setLinked(comparedIds(window.location.search)), []);
  const hasLink = linked !== null && linked.ids.length + linked.invalid > 0;
  const ids = hasLink ? linked.ids : chosen.map(({ id }) => id);
  const { compared, reload } = useCompared(linked === null ? [] : ids);

  const remove = (goodsId: number) => {
    const ofBrowser = chosen.find(({ id }) => id === goodsId);
    if (ofBrowser) toggleChosen(ofBrowser);
    const left = ids.filter((id) => id !== goodsId);
    window.history.replaceState(null, "", compareAddress(left));
    setLinked({ ids: left, invalid: 0, beyond: 0 });
  };

  if (linked === null) return <CompareSkeleton />;
  const notice = linkNotice(linked);
  return (
    <>
      {notice === null ? null : (
        <p role="status" className="mt-3 rounded-s bg-tint px-4 py-2 text-sm">
          {notice}
        </p>
      )}
      {ids.length === 0 ? (
        <NoticePanel
          title={notice === null ? "还没有选商品" : "链接里没有能对比的商品"}
          text={`在列表和商品页点“对比”，选好两到 ${COMPARED_MOST} 件，就能放在一起看价格、属性、卖家和保障。`}
          links={[
            { text: "按游戏选商品", href: "/games" },
            { text: "回首页", href: "/index" },
          ]}
        />
      ) : compared === undefined ? (
        <CompareSkeleton />
      ) : (
        <CompareTable
          ids={ids}
          compared={compared}
          fields={fields}
          onRemove={remove}
          onReload={reload}
        />
      )}
    </>
  );
}

/** The shape of a comparison while it loads. */
function CompareSkeleton() {
  return (
    <div role="status" className="mt-5 rounded-m bg-white p-6 shadow-card">
      <span className="sr-only">正在加载对比…</span>
      <div className="grid grid-cols-4 gap-6">
        {[1, 2, 3, 4].map((column) => (
          <span key={column} className="block space-y-3">
            <span className="block aspect-square w-28 rounded-s bg-line/70" />
            <span className="block h-4 rounded-s bg-line/70" />
            <span className="block h-4 w-2/3 rounded-s bg-line/70" />
          </span>
        ))}
      </div>
    </div>
  );
}
