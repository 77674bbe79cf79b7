"use client";

import { fenToYuan } from "@storefront/contract/money";
import { useEffect } from "react";
import { TicketPanel } from "@/components/phone-ticket/ticket-panel";
import { usePhoneTicket } from "@/components/phone-ticket/use-phone-ticket";
import { CopyLink } from "@/components/ui/copy-link";
import { Price } from "@/components/ui/price";
import { QrCode } from "@/components/ui/qr-code";
import { QrSteps } from "@/components/ui/qr-steps";
import type { RentOffer } from "@/lib/rent/rent-offer";

const STEPS = ["用手机扫描二维码", "登录并付款", "在订单页取上号码"];

interface Props {
  offer: RentOffer;
  name: string;
  /** Told whether the phone has ordered. */
  onPlaced: (isPlaced: boolean) => void;
}

/** Last step of the rent dialog: the QR code to pay the rental on the phone. */
export function RentCode({ offer, name, onPlaced }: Props) {
  const ticket = usePhoneTicket("rent", offer.link);
  const isPlaced = ticket.step.name === "placed" || ticket.step.name === "paid";
  useEffect(() => onPlaced(isPlaced), [onPlaced, isPlaced]);
  const hasTicket = ticket.step.name !== "plain";
  return (
    <div className="space-y-4 pb-5 short:space-y-2">
      <div className="text-center">
        <Price yuan={fenToYuan(offer.totalFen)} size="huge" />
        <p className="figures mt-1 text-ink-2 short:mt-0">{billText(offer)}（押金归还验号后退）</p>
        <p className="truncate text-ink-2 text-xs small:whitespace-normal">
          <bdi>{name}</bdi>
        </p>
      </div>
      <TicketPanel ticket={ticket}>
        {hasTicket ? (
          <div className="flex flex-col items-center gap-3 rounded-m bg-tint p-5 text-ink-2 text-xs short:p-3">
            <QrCode value={ticket.link} name="下单二维码" />
            扫码后在这里核对两位数字，手机不用再登录
          </div>
        ) : (
          <QrSteps value={ticket.link} name="下单二维码" steps={STEPS} />
        )}
        <CopyLink label="下单链接" text={ticket.link} />
      </TicketPanel>
    </div>
  );
}

/** The server's price lines on one line: "租 24 小时 ¥84.00 − 优惠券 ¥3.00 + 押金 ¥100.00". */
function billText({ hours, rentFen, discounts, couponFen, depositFen }: RentOffer): string {
  const off = couponFen > 0 ? [...discounts, { title: "优惠券", fen: couponFen }] : discounts;
  return [
    `租 ${hours} 小时 ¥${fenToYuan(rentFen)}`,
    ...off.map(({ title, fen }) => (fen === null ? title : `− ${title} ¥${fenToYuan(fen)}`)),
    `+ 押金 ¥${fenToYuan(depositFen)}`,
  ].join(" ");
}
