"use client";

import { INSCRIPTION_MAX } from "@storefront/contract/boosts/boost-terms";
import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Cascader } from "@/components/ui/cascader";
import { FieldFrame } from "@/components/ui/field-frame";
import { Spinner } from "@/components/ui/spinner";
import type { BoostGame } from "@/lib/boost/games";
import type { BoostTrees } from "@/lib/boost/rank-trees";
import { BOOST_PROMISE } from "@/lib/constants";
import type { BoostFormState } from "./use-boost-form";

const RANK_COLUMNS = ["大段", "小段", "星数"] as const;
/** Two fields side by side while a rank path fits into one column. */
const PAIRS = "small:grid-cols-[repeat(auto-fill,minmax(min(220px,100%),1fr))]";
const SINGLE = "查看价格并下单";
const PARTITION_COLUMNS = ["系统", "大区"] as const;

interface Props {
  game: BoostGame;
  trees: BoostTrees;
  state: BoostFormState;
  loading: boolean;
  refused: string | null;
  /** Quotes every target. */
  onSubmit: () => void;
  /** Quotes only the first target, although a second one is selected. */
  onSingle: () => void;
}

/** The four inputs that determine a price (product §3 Boost form, §5). */
export function BoostForm(props: Props) {
  const { game, trees, state, loading, refused, onSubmit, onSingle } = props;
  const { form, valid, validAlone, stale } = state;
  return (
    <form
      aria-label="代练报价"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (valid && !loading) onSubmit();
      }}
      className="rounded-l bg-white px-8 pt-7 pb-8 shadow-card small:px-5 small:pt-6"
    >
      <div className="mb-5 flex items-baseline justify-between small:flex-wrap small:gap-x-4">
        <h2 className="font-semibold text-lg">算一算要多少</h2>
        <p className="text-ink-3 text-xs">
          {game.hasInscription ? "四" : "三"}项必填，填完即可看价格
        </p>
      </div>
      {stale ? (
        <p role="status" className="mb-4 rounded-s bg-tint px-4 py-2.5 text-primary-strong">
          链接里有的选项已经不在了，其余的已为你填好，请补选。
        </p>
      ) : null}
      <Order game={game} trees={trees} state={state} />
      <Compare trees={trees} state={state} />
      <div className="mt-3 flex gap-3 small:flex-wrap">
        {form.other === null ? null : (
          <Button
            size="large"
            disabled={!validAlone}
            className="px-6"
            onClick={() => (loading ? undefined : onSingle())}
          >
            {SINGLE}
          </Button>
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          disabled={!valid}
          aria-busy={loading}
          className="flex-1"
        >
          {loading ? (
            <>
              <Spinner />
              正在计算…
            </>
          ) : form.other === null ? (
            SINGLE
          ) : (
            "对比两个价格"
          )}
        </Button>
      </div>
      {refused === null ? null : (
        <p role="alert" className="mt-3 rounded-s bg-danger/8 px-4 py-2.5 text-danger">
          {refused}
          <span className="block text-ink-2">填写的内容都还在，可以修改后再试。</span>
        </p>
      )}
      <p className="mt-4 flex items-center justify-center gap-2 text-ink-2">
        <svg viewBox="0 0 16 16" className="size-4 text-primary narrow:shrink-0" aria-hidden="true">
          <path
            d="M8 1.5l5.5 2v4.2c0 3.4-2.3 5.6-5.5 6.8-3.2-1.2-5.5-3.4-5.5-6.8V3.5zM5.4 8l1.9 1.9 3.4-3.6"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.5"
          />
        </svg>
        看价格不用登录。下单后{BOOST_PROMISE}。
      </p>
    </form>
  );
}

/** The order: start and target rank, and partition. */
function Order({ game, trees, state }: Pick<Props, "game" | "trees" | "state">) {
  const { form, shown, change, leave } = state;
  return (
    <div className={`grid grid-cols-2 gap-x-5 gap-y-1 ${PAIRS}`}>
      <Cascader
        label="初始段位"
        columns={RANK_COLUMNS}
        tree={trees.starts}
        value={form.start}
        placeholder="现在打到哪了"
        error={shown.start}
        onChange={(start) => change({ start })}
        onLeave={() => leave("start")}
      />
      <Cascader
        label="目标段位"
        columns={RANK_COLUMNS}
        tree={trees.targets}
        value={form.target}
        openAt={form.start}
        placeholder="想打到哪"
        error={shown.target}
        onChange={(target) => change({ target })}
        onLeave={() => leave("target")}
      />
      {game.hasInscription ? <Inscription state={state} /> : null}
      <Cascader
        label="游戏大区"
        columns={PARTITION_COLUMNS}
        tree={trees.partitions}
        value={form.partition}
        placeholder="系统与登录方式"
        error={shown.partition}
        onChange={(partition) => change({ partition })}
        onLeave={() => leave("partition")}
      />
    </div>
  );
}

function Inscription({ state: { form, shown, change, leave } }: Pick<Props, "state">) {
  const id = useId();
  const error = shown.inscription;
  return (
    <FieldFrame
      label="铭文等级"
      labelId={`${id}-label`}
      inputId={id}
      error={error}
      errorId={`${id}-error`}
    >
      <input
        id={id}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        placeholder={`0–${INSCRIPTION_MAX}`}
        value={form.inscription}
        aria-required="true"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => change({ inscription: event.target.value.normalize("NFKC").trim() })}
        onBlur={() => leave("inscription")}
        className={`figures h-12 w-full rounded-s border bg-white px-3.5 text-base text-ink outline-none transition-colors placeholder:text-ink-3 focus:ring-1 ${error ? "border-danger focus:ring-danger" : "border-line-strong hover:border-primary focus:border-primary focus:ring-primary"}`}
      />
    </FieldFrame>
  );
}

/** Adds a second target, whose price is compared with the first one's. */
function Compare({ trees, state: { form, shown, change, leave } }: Pick<Props, "trees" | "state">) {
  if (form.other === null) {
    return (
      <button
        type="button"
        onClick={() => change({ other: 0 })}
        className="mb-2 text-primary-strong hover:underline"
      >
        + 再比一个目标段位
      </button>
    );
  }
  return (
    <div className={`grid grid-cols-2 items-start gap-x-5 ${PAIRS}`}>
      <Cascader
        label="对比段位"
        columns={RANK_COLUMNS}
        tree={trees.targets}
        value={form.other}
        openAt={form.target || form.start}
        placeholder="再选一个目标"
        error={form.other === 0 ? undefined : shown.other}
        onChange={(other) => change({ other })}
        onLeave={() => leave("other")}
      />
      <button
        type="button"
        onClick={() => change({ other: null })}
        className="mt-10 justify-self-start text-ink-2 small:mt-0 small:mb-3 small:self-center hover:text-primary-strong hover:underline"
      >
        不比了
      </button>
    </div>
  );
}
