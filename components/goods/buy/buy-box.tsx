"use client";

import {
  buyAction,
  buyLabel,
  isAppOnly,
  isBeingPaid,
  isRent,
  isSinglePiece,
  isSoldOut,
} from "@storefront/contract/listing/buy-action";
import { priceShown, priceText } from "@storefront/contract/listing/price-shown";
import { quantityBounds } from "@storefront/contract/listing/quantity-bounds";
import { fenToYuan } from "@storefront/contract/money";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { SpecView, TradeView } from "@/lib/goods/goods-view";
import { readPromoter } from "@/lib/goods/promoter";
import { clampQuantity, typeQuantity } from "@/lib/goods/quantity";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";
import { checkLogin } from "@/lib/session/check-login";
import { useVisitorDetail } from "../visitor/use-visitor-goods";
import { ActiveDialog, type OpenDialog } from "./active-dialog";
import { BuyButtons } from "./buy-buttons";
import { buyOffer } from "./buy-store";
import { PriceBlock } from "./price-block";
import { QuantityRow } from "./quantity-row";
import { RentStock } from "./rent-stock";
import { SoldOutNote } from "./sold-out-note";
import { SpecList } from "./spec-list";
import { useKeptChoice } from "./use-kept-choice";
import { usePreloadDialogs } from "./use-preload-dialogs";
import { useVisitorUnpaid } from "./use-visitor-unpaid";

interface Props {
  trade: TradeView;
  goodsName: string;
  picture: string;
  phoneLink: string;
  figures: ReactNode;
  promotions: ReactNode;
  /** When the activity price ends. */
  activityEnd?: ReactNode;
  services: ReactNode;
  /** Of a rental: when it can be rented again, if it is rented. */
  rentedText?: string;
  /** Replaces the quantity of goods sold only in the app: where to get the app. */
  appNotice?: ReactNode;
  /** The alert that tells when it can be had again; null for what does not come back. */
  stockAlert: ReactNode;
  /** A single account. */
  personal: boolean;
  /** The page recommends other goods of the seller. */
  hasOthers: boolean;
  /** The order is placed on the phone, through the goods link (product §10.22). */
  orderOnPhone?: boolean;
}

/** Chooses spec and quantity and starts the purchase (product §4 Goods detail). */
export function BuyBox(props: Props) {
  const { goodsId } = props.trade;
  const own = useVisitorDetail(goodsId);
  const unpaid = useVisitorUnpaid(goodsId);
  const trade = own?.trade ?? props.trade;
  const beingPaid = isBeingPaid(trade) && unpaid === null;
  const [chosenId, setChosenId] = useState(0);
  const [typed, setTyped] = useState("");
  const [missing, setMissing] = useState(false);
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const [checking, setChecking] = useState(false);
  useKeptChoice(goodsId, { specId: chosenId, quantity: typed }, (kept) => {
    setChosenId(kept.specId);
    setTyped(kept.quantity);
  });
  const box = useRef<HTMLDivElement>(null);

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
  /** Checks the login first, for dialogs that do not check it themselves. */
  const openLoggedIn = async (open: () => void) => {
    if (checking) return;
    setChecking(true);
    try {
      if (await checkLogin()) open();
    } finally {
      setChecking(false);
    }
  };
  const buy = () => {
    // The second click of a double click is ignored: the dialog is already open.
    if (opened !== null || action === "sold-out") return;
    if (action === "app-only") return openLoggedIn(() => setOpened({ part: "app" }));
    if (props.orderOnPhone) return setOpened({ part: "phone", reason: "order" });
    if (action === "choose-spec") return openLoggedIn(warnMissing);
    return setOpened({ part: action, request: purchaseRequest() });
  };
  const warnMissing = () => {
    setMissing(true);
    // The specs may be scrolled out of view when the sticky bar's button was clicked.
    box.current?.querySelector("fieldset")?.scrollIntoView?.({ block: "nearest" });
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

  const onIntent = usePreloadDialogs(trade, props.orderOnPhone === true);
  const price = priceShown(trade, chosen);
  useEffect(() => {
    const offer = unpaid
      ? {
          label: "继续支付",
          price: `¥${fenToYuan(unpaid.priceFen)}`,
          buy: () => resumeRequest.set(unpaid.orderNum),
        }
      : { label: buyLabel(trade), price: priceText(price), buy };
    buyOffer.set(action === "sold-out" && !unpaid ? null : offer);
    return () => buyOffer.set(null);
  });

  return (
    <div ref={box} id={BUY_BOX} className="mt-3 scroll-mt-20 space-y-4">
      <PriceBlock
        price={price}
        groupFen={trade.groupFen}
        activityEnd={props.activityEnd}
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
      {isAppOnly(trade) ? (
        props.appNotice
      ) : isRent(trade) ? (
        <RentStock
          stock={stocked.stock}
          next={chosen === null ? trade.nextReturn : null}
          rentedText={props.rentedText}
        />
      ) : isSinglePiece(trade) ||
        beingPaid ||
        (action === "sold-out" && (unpaid || stocked.stock === 0)) ? null : (
        <QuantityRow
          stocked={stocked}
          bounds={bounds}
          text={typed === "" ? String(bounds.min) : typed}
          onChange={setTyped}
        />
      )}
      <BuyButtons
        trade={trade}
        soldOut={action === "sold-out"}
        beingPaid={beingPaid}
        stockAlert={isSoldOut(trade) ? props.stockAlert : null}
        checking={checking}
        unpaid={unpaid}
        onContact={() => setOpened({ part: "contact" })}
        onGroup={() => openLoggedIn(() => setOpened({ part: "group" }))}
        onBuy={buy}
        onIntent={onIntent}
      />
      {action === "sold-out" && unpaid === null ? (
        <div role="status">
          <SoldOutNote trade={trade} personal={props.personal} hasOthers={props.hasOthers} />
        </div>
      ) : null}
      {opened === null ? null : (
        <ActiveDialog
          opened={opened}
          trade={trade}
          link={own?.phoneLink || props.phoneLink}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  );
}

/** Anchor id of the buy box. */
const BUY_BOX = "buy";
