"use client";

import { TicketPanel } from "@/components/phone-ticket/ticket-panel";
import { usePhoneTicket } from "@/components/phone-ticket/use-phone-ticket";
import { CopyLink } from "@/components/ui/copy-link";
import { QrCode } from "@/components/ui/qr-code";
import { BOOST_PROMISE } from "@/lib/constants";

/** The QR code that carries a boost to the phone, and how far the phone is. */
export function QuoteCode({ link }: { link: string }) {
  const ticket = usePhoneTicket("boost", link);
  const hasTicket = ticket.step.name !== "plain";
  return (
    <TicketPanel ticket={ticket}>
      <div className="flex items-center gap-5 rounded-m bg-tint p-5 small:flex-wrap small:justify-center">
        <QrCode value={ticket.link} name="下单二维码" size={172} />
        <div className="min-w-0 small:min-w-[150px] small:flex-1">
          <p className="font-medium text-base">手机扫码下单</p>
          <ol className="mt-2 grid gap-1 text-ink-2 text-sm">
            <li>1. 段位已经替你填好</li>
            <li>2. {hasTicket ? "核对数字后确认价格并付款" : "登录后确认价格并付款"}</li>
            <li>3. {BOOST_PROMISE}</li>
          </ol>
        </div>
      </div>
      <CopyLink label="下单链接" text={ticket.link} />
    </TicketPanel>
  );
}
