"use client";

import type { BoostForm } from "@/lib/boost/form";
import type { BoostGame } from "@/lib/boost/games";
import type { Quote } from "@/lib/boost/quote";
import { type BoostTrees, type Choice, shortName } from "@/lib/boost/rank-trees";
import { chosenPath } from "@/lib/ui/cascade";
import { Climb } from "./climb";
import { RoutePrices } from "./route-prices";

interface Props {
  game: BoostGame;
  trees: BoostTrees;
  form: BoostForm;
  /** The session's cached quote of each target, in order; empty while the form is invalid. */
  quotes: readonly (Quote | null)[];
  loading: boolean;
  onShow: () => void;
}

/** Live summary of the form: the climb, start and target, and the price once it is known. */
export function RouteCard({ game, trees, form, quotes, loading, onShow }: Props) {
  const start = chosenPath(trees.starts, form.start);
  const targets = [form.target, ...(form.other === null ? [] : [form.other])].map((id) =>
    chosenPath(trees.targets, id),
  );
  const [target = [], other] = targets;
  const partition = chosenPath(trees.partitions, form.partition);
  const known = quotes.flatMap((quote, index) =>
    quote === null ? [] : [{ name: shortName(targets[index] ?? []), quote }],
  );
  return (
    <section
      aria-label="报价单"
      className="flex flex-col overflow-hidden rounded-l bg-ink text-white shadow-card narrow:grid narrow:grid-cols-2 small:flex"
    >
      <div className="flex min-h-48 flex-1 items-end px-7 pt-6 small:h-48 small:flex-none small:px-5">
        <Climb
          tiers={trees.starts}
          from={start[0]?.id ?? null}
          to={targets.flatMap(([tier]) => (tier ? [tier.id] : []))}
        />
      </div>
      <dl
        className={`grid gap-x-6 gap-y-4 px-7 pt-5 pb-6 narrow:content-center small:px-5 ${other ? "grid-cols-3" : "grid-cols-2"}`}
      >
        <Detail name="初始段位" text={shortName(start)} />
        <Detail name="目标段位" text={shortName(target)} />
        {other ? <Detail name="对比段位" text={shortName(other)} /> : null}
        {game.hasInscription ? <Detail name="铭文等级" text={form.inscription} /> : null}
        <Detail name="游戏大区" text={shortName(partition)} />
      </dl>
      <div className="flex min-h-[92px] items-center justify-between gap-4 border-white/15 border-t bg-white/6 px-7 py-4 narrow:col-span-2 small:flex-wrap small:px-5">
        {known.length > 0 ? (
          <RoutePrices prices={known} onShow={onShow} />
        ) : (
          <p className="text-base text-white/80">
            {loading ? (
              "正在计算价格、工时和星数…"
            ) : quotes.length > 0 ? (
              <>
                {game.hasInscription ? "四" : "三"}项齐了，按
                <span className="narrow:hidden">左边</span>
                <span className="hidden narrow:inline">上面</span>的按钮看价格
              </>
            ) : (
              nextStep(start, target)
            )}
          </p>
        )}
      </div>
    </section>
  );
}

function nextStep(start: readonly Choice[], target: readonly Choice[]): string {
  if (start.length > 0 && target.length > 0) return "都填好，价格、工时和星数当场算清";
  return "先选起点和终点，路线画在这里";
}

function Detail({ name, text }: { name: string; text: string }) {
  return (
    <div className="min-w-0">
      <dt className="text-white/70 text-xs">{name}</dt>
      <dd className="truncate text-base small:whitespace-normal">{text === "" ? "—" : text}</dd>
    </div>
  );
}
