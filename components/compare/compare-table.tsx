import { useState } from "react";
import { COMPARED_MOST, compareAddress } from "@/lib/addresses/compare-address";
import { cheapest, compareGoods } from "@/lib/compare/compare-goods";
import type { ComparedField } from "@/lib/compare/compared-fields.server";
import { CopyLink } from "../ui/copy-link";
import { CompareGroup } from "./compare-group";
import { CompareHead } from "./compare-head";
import type { Compared } from "./use-compared";

interface Props {
  ids: readonly number[];
  compared: readonly Compared[];
  fields: readonly ComparedField[];
  onRemove: (goodsId: number) => void;
  onReload: () => void;
}

/** Listings as columns, their facts as lines; lines in which they differ are marked, and can be shown alone. */
export function CompareTable({ ids, compared, fields, onRemove, onReload }: Props) {
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const found = compared.map((each) => (each.kind === "found" ? each : null));
  const isSeveral = found.filter((each) => each !== null).length > 1;
  const gone = compared.filter(({ kind }) => kind === "gone").length;
  const groups = compareGoods(found, fields);
  const lowest = cheapest(found.map((each) => each?.goods ?? null));
  return (
    <>
      <div className="mt-4 flex min-h-8 flex-wrap items-center gap-x-6 gap-y-2 text-sm">
        <p className="text-ink-2">
          {gone > 0 ? `其中 ${gone} 件已下架，其余照常对比。` : ""}
          {isSeveral
            ? "标“不同”的是有差别的项。"
            : `再选一件就能看出差别，最多 ${COMPARED_MOST} 件。`}
        </p>
        {isSeveral ? (
          <label className="flex items-center gap-2">
            <input
              type="checkbox"
              checked={onlyDifferent}
              onChange={(event) => setOnlyDifferent(event.target.checked)}
              className="size-4 accent-primary"
            />
            只看不同
          </label>
        ) : null}
        <span className="ml-auto">
          <CopyLink label="对比链接" hint="" text={window.location.origin + compareAddress(ids)} />
        </span>
      </div>
      {/* Scrolls in itself where a window is too narrow for a table. */}
      <div className="relative mt-3 overflow-x-auto rounded-m bg-white shadow-card">
        <table className="figures w-full min-w-[640px] table-fixed text-left text-sm">
          <caption className="sr-only">商品对比</caption>
          <thead>
            <tr className="border-line border-b align-top">
              <td className="w-36 px-5 py-5 text-ink-2 text-xs wide:w-44">
                {`${ids.length} 件商品`}
              </td>
              {compared.map((each, place) => (
                <CompareHead
                  key={ids[place]}
                  goodsId={ids[place] ?? 0}
                  compared={each}
                  isLowest={lowest.includes(place)}
                  onRemove={onRemove}
                  onReload={onReload}
                />
              ))}
            </tr>
          </thead>
          {groups.map((group) => (
            <CompareGroup
              key={group.title}
              group={group}
              columns={ids}
              onlyDifferent={onlyDifferent && isSeveral}
            />
          ))}
        </table>
      </div>
    </>
  );
}
