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
import { fenToYuan } from "@storefront/contract/money";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { TradeView } from "@/lib/goods/goods-view";
import { readPromoter } from "@/lib/goods/promoter";
import { typeQuantity } from "@/lib/goods/quantity";
import type { UnpaidHere } from "@/lib/purchase/orders/unpaid-orders";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { resumeRequest } from "@/lib/purchase/terms/resume-request";
import { checkLogin } from "@/lib/session/check-login";
import { useVisitorDetail } from "../visitor/use-visitor-goods";
import { ActiveDialog, type OpenDialog } from "./active-dialog";
import { BuyButtons } from "./buy-buttons";
import { type BuyOffer, buyOffer } from "./buy-store";
import { PriceBlock } from "./price-block";
import { QuantityRow } from "./quantity-row";
import { RentStock } from "./rent-stock";
import { SoldOutNote } from "./sold-out-note";
import { SpecList } from "./spec-list";
import { useBuyChoice } from "./use-buy-choice";
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
  /** For a rental that is in use: when it can be rented again. */
  rentedText?: string;
  /** Replaces the quantity of goods sold only in the app: where to get the app. */
  appNotice?: ReactNode;
  /** The alert for the listing's return; null for a listing that does not return. */
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
  const choice = useBuyChoice(trade);
  const { chosen, stocked, bounds, typed } = choice;
  const [opened, setOpened] = useState<OpenDialog | null>(null);
  const { checking, openLoggedIn } = useLoginCheck();
  const box = useRef<HTMLDivElement>(null);
  const action = buyAction(trade, chosen);

  const buy = () => {
    // The second click of a double click is ignored: the dialog is already open.
    if (opened !== null || action === "sold-out") return;
    if (action === "app-only") return openLoggedIn(() => setOpened({ part: "app" }));
    if (props.orderOnPhone) return setOpened({ part: "phone", reason: "order" });
    if (action === "choose-spec") return openLoggedIn(warnMissing);
    const { quantity } = typeQuantity(typed, bounds);
    const request = purchaseRequest({ ...props, trade }, chosen?.id ?? 0, quantity);
    return setOpened({ part: action, request });
  };
  const warnMissing = () => {
    choice.setMissing(true);
    // The specs may be scrolled out of view when the sticky bar's button was clicked.
    box.current?.querySelector("fieldset")?.scrollIntoView?.({ block: "nearest" });
  };

  const onIntent = usePreloadDialogs(trade, props.orderOnPhone === true);
  const price = priceShown(trade, chosen);
  const offer = { label: buyLabel(trade), price: priceText(price), buy };
  useStickyOffer(unpaid ? resumeOffer(unpaid) : action === "sold-out" ? null : offer);

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
        <SpecList trade={trade} chosen={chosen} missing={choice.missing} onChoose={choice.choose} />
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
          onChange={choice.setTyped}
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

const resumeOffer = ({ orderNum, priceFen }: UnpaidHere): BuyOffer => ({
  label: "继续支付",
  price: `¥${fenToYuan(priceFen)}`,
  buy: () => resumeRequest.set(orderNum),
});

/** Shows the offer in the sticky bar too. */
function useStickyOffer(offer: BuyOffer | null): void {
  useEffect(() => {
    buyOffer.set(offer);
    return () => buyOffer.set(null);
  });
}

/** Checks the login before a dialog that does not check it itself. */
function useLoginCheck() {
  const [checking, setChecking] = useState(false);
  const openLoggedIn = async (open: () => void) => {
    if (checking) return;
    setChecking(true);
    try {
      if (await checkLogin()) open();
    } finally {
      setChecking(false);
    }
  };
  return { checking, openLoggedIn };
}

/** Returns the request of a purchase of the goods, with the promoter whose link led here. */
function purchaseRequest(
  { trade, goodsName, picture }: Pick<Props, "trade" | "goodsName" | "picture">,
  goodsSpecId: number,
  quantity: number,
): PurchaseRequest {
  const { promotionUserId, sign } = readPromoter(window.location.search);
  return {
    goodsId: trade.goodsId,
    goodsSpecId,
    quantity,
    tradeTypeId: trade.tradeType,
    specsType: trade.specsType,
    ...{ goodsName, picture },
    ...(promotionUserId === undefined ? {} : { promotionUserId }),
    ...(sign === undefined ? {} : { sign }),
  };
}

/** Anchor id of the buy box. */
const BUY_BOX = "buy";
