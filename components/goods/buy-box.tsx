"use client";

import { type ReactNode, useState, useSyncExternalStore } from "react";
import { LazyPart } from "@/components/ui/lazy-part";
import { showToast } from "@/components/ui/toast";
import { buyAction } from "@/lib/goods/buy-action";
import type { SpecView, TradeView } from "@/lib/goods/goods-view";
import { onOwnChange, ownDetail } from "@/lib/goods/own-store";
import { priceShown } from "@/lib/goods/price-shown";
import { readPromoter } from "@/lib/goods/promoter";
import { clampQuantity, quantityBounds, typeQuantity } from "@/lib/goods/quantity";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { BuyButtons } from "./buy-buttons";
import type { PhoneReason } from "./phone-dialog";
import { PriceBlock } from "./price-block";
import { QuantityRow } from "./quantity-row";
import { SpecList } from "./spec-list";

interface Props {
  trade: TradeView;
  goodsName: string;
  picture: string;
  phoneLink: string;
  figures: ReactNode;
  promotions: ReactNode;
  services: ReactNode;
  /** Stands below the buttons when nothing is left: a way on. */
  soldOutNote: ReactNode;
}

type Opened = { purchase: PurchaseRequest } | { phone: PhoneReason };

/** The server, and the first paint, know no visitor. */
const noDetail = () => null;

const loadPurchase = () => import("@/components/purchase/purchase").then((part) => part.Purchase);
const loadPhone = () => import("./phone-dialog").then((part) => part.PhoneDialog);

/** Where a buyer chooses spec and quantity and begins to buy (spec §4 Goods detail). */
export function BuyBox(props: Props) {
  const { goodsId } = props.trade;
  const own = useSyncExternalStore(onOwnChange, () => ownDetail(goodsId), noDetail);
  const trade = own?.trade ?? props.trade;
  const [chosenId, setChosenId] = useState(0);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);

  const chosen = trade.specs.find((spec) => spec.id === chosenId) ?? null;
  const stocked = chosen ?? trade;
  const bounds = quantityBounds(stocked);
  const action = buyAction(trade, chosen);

  const choose = (spec: SpecView | undefined) => {
    if (spec === undefined) return;
    setChosenId(spec.id);
    setMissing(false);
    setTyped(String(clampQuantity(Number.parseInt(typed, 10), quantityBounds(spec))));
  };
  const buy = () => {
    // A second click of a double click finds the first one's dialog.
    if (opened !== null || action === "sold-out") return;
    if (action === "choose-spec") {
      setMissing(true);
      showToast("warning", "请选择规格");
    } else if (action === "purchase") {
      setOpened({ purchase: purchaseRequest() });
    } else {
      setOpened({ phone: action });
    }
  };
  const purchaseRequest = (): PurchaseRequest => {
    const { promotionUserId, sign } = readPromoter(window.location.search);
    return {
      goodsId: trade.goodsId,
      goodsSpecId: chosen?.id ?? 0,
      quantity: typeQuantity(typed, bounds).quantity,
      tradeTypeId: trade.tradeType,
      specsType: trade.specsType,
      goodsName: props.goodsName,
      picture: props.picture,
      ...(promotionUserId === undefined ? {} : { promotionUserId }),
      ...(sign === undefined ? {} : { sign }),
    };
  };
  const close = () => setOpened(null);

  return (
    <div className="mt-4 space-y-5">
      <PriceBlock
        price={priceShown(trade, chosen)}
        figures={props.figures}
        promotions={props.promotions}
      />
      {props.services}
      {trade.specs.length === 0 ? null : (
        <SpecList
          trade={trade}
          chosen={chosen}
          missing={missing}
          onChoose={(id) => choose(trade.specs.find((spec) => spec.id === id))}
        />
      )}
      <QuantityRow
        stocked={stocked}
        bounds={bounds}
        text={typed === "" ? String(bounds.min) : typed}
        onChange={setTyped}
      />
      <BuyButtons
        trade={trade}
        soldOut={action === "sold-out"}
        onContact={() => setOpened({ phone: "contact" })}
        onGroup={() => setOpened({ phone: "group" })}
        onBuy={buy}
      />
      {action === "sold-out" ? props.soldOutNote : null}
      {opened === null ? null : "purchase" in opened ? (
        <LazyPart
          load={loadPurchase}
          props={{ request: opened.purchase, onClose: close }}
          waiting={<Opening />}
        />
      ) : (
        <LazyPart
          load={loadPhone}
          props={{
            reason: opened.phone,
            link: own?.phoneLink || props.phoneLink,
            onClose: close,
          }}
          waiting={<Opening />}
        />
      )}
    </div>
  );
}

function Opening() {
  return (
    <p role="status" className="text-ink-2 text-xs">
      正在打开…
    </p>
  );
}
