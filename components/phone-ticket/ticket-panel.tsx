"use client";

import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { isUnderWay } from "@/lib/phone-ticket/ticket-step";
import { promptLogin } from "@/lib/session/login-gate";
import { TicketProgress } from "./ticket-progress";
import { TicketSteps } from "./ticket-steps";
import type { PhoneTicket } from "./use-phone-ticket";

interface Props {
  ticket: PhoneTicket;
  /** The code and its words, until a phone has scanned it. */
  children: ReactNode;
}

/** A code that orders on the phone: with a ticket the steps above it follow the phone, and replace it. */
export function TicketPanel({ ticket, children }: Props) {
  const { step, isLoggedIn } = ticket;
  return (
    <div className="space-y-4 short:space-y-2">
      {step.name === "plain" ? null : <TicketSteps name={step.name} />}
      {isUnderWay(step) ? (
        <TicketProgress ticket={ticket} />
      ) : step.name === "issuing" ? (
        <div
          role="status"
          aria-label="正在准备二维码"
          className="h-[180px] animate-pulse rounded-m bg-tint motion-reduce:animate-none"
        />
      ) : (
        children
      )}
      {isLoggedIn ? null : (
        <p className="flex items-center justify-between gap-3 rounded-s bg-tint px-3 py-2 text-ink-2 text-xs">
          先在电脑上登录，手机扫码后就不用再登录
          <Button size="small" onClick={() => promptLogin()}>
            登录
          </Button>
        </p>
      )}
    </div>
  );
}
