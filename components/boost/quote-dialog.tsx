"use client";

import { useState } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Dialog } from "@/components/ui/dialog";
import { Price } from "@/components/ui/price";
import type { BoostGame } from "@/lib/boost/games";
import { type BoostTrees, shortName } from "@/lib/boost/rank-trees";
import { formatCount } from "@/lib/format/count";
import { chosenPath } from "@/lib/ui/cascade";
import { ClosedNote } from "./closed-note";
import { QuoteCode } from "./quote-code";
import { QuoteTabs } from "./quote-tabs";
import type { Priced } from "./use-quotes";

interface Props {
  game: BoostGame;
  trees: BoostTrees;
  /** One price, or two to compare. */
  priced: readonly Priced[];
  onClose: () => void;
}

/** The confirm dialog of product §2: price, hours, stars, and the QR code that carries the order to the phone. */
export function QuoteDialog({ game, trees, priced, onClose }: Props) {
  const [chosen, setChosen] = useState(0);
  const current = priced[chosen] ?? priced[0];
  if (current === undefined) return null;
  const { request, quote } = current;
  // Without a link from the server, the phone opens this page.
  const link = quote.link || window.location.href;
  const start = shortName(chosenPath(trees.starts, request.start));
  const nameOf = (target: number) => shortName(chosenPath(trees.targets, target));
  return (
    <Dialog open title="报价" width={450} onClose={onClose}>
      {priced.length > 1 ? (
        <QuoteTabs
          options={priced.map((each) => ({ name: nameOf(each.request.target), quote: each.quote }))}
          chosen={chosen}
          onChoose={setChosen}
        />
      ) : null}
      <p className="text-base text-ink-2">
        {game.name === "" ? null : <span className="mr-2 text-ink">{game.name}</span>}
        {start} <span aria-hidden="true">→</span>
        <span className="sr-only">到</span> {nameOf(request.target)}
      </p>
      <dl className="mt-3 grid grid-cols-[1fr_auto_auto] items-end gap-x-8 border-line border-y py-4 small:flex small:flex-wrap small:gap-y-3">
        <div className="small:basis-[200px] small:grow">
          <dt className="text-ink-3 text-xs">代练价格</dt>
          <dd>
            <Price yuan={quote.price} size="huge" />
          </dd>
        </div>
        {quote.hours > 0 ? <Figure name="预计工时" figure={quote.hours} unit="小时" /> : null}
        {quote.stars > 0 ? <Figure name="总星数" figure={quote.stars} unit="颗星" /> : null}
        {quote.online === null ? null : (
          <div className="col-span-full mt-3 flex items-baseline gap-2 text-sm">
            <dt className="text-ink-2">在线认证代练</dt>
            <dd className="figures text-ink">{formatCount(quote.online)} 位</dd>
          </div>
        )}
      </dl>
      {game.hours === null ? null : <ClosedNote hours={game.hours} className="mt-4" />}
      <div className="mt-5">
        <QuoteCode link={link} />
      </div>
      <div className="mt-4 grid gap-3">
        <div className="flex items-center justify-between gap-4 small:flex-wrap small:gap-y-2">
          <p className="text-ink-3 text-xs">以手机下单页的价格为准，变动会先告诉你</p>
          <CopyButton text={window.location.href}>分享这份报价</CopyButton>
        </div>
      </div>
    </Dialog>
  );
}

function Figure({ name, figure, unit }: { name: string; figure: number; unit: string }) {
  return (
    <div>
      <dt className="text-ink-3 text-xs">{name}</dt>
      <dd className="text-ink-2">
        <span className="figures font-semibold text-ink text-xl">{figure}</span> {unit}
      </dd>
    </div>
  );
}
