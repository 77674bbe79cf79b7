"use client";

import type { TicketPurpose } from "@storefront/contract/account/phone-ticket-purposes";
import { useEffect, useReducer, useState } from "react";
import { guardHandler } from "@/components/ui/guard-handler";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { followTicket } from "@/lib/phone-ticket/follow-ticket";
import { type IssuedTicket, readIssuedTicket } from "@/lib/phone-ticket/read-ticket";
import { isUnderWay, nextTicketStep, type TicketStep } from "@/lib/phone-ticket/ticket-step";
import { announceOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { useSessionToken } from "@/lib/session/use-session-token";

export interface PhoneTicket {
  step: TicketStep;
  /** Text of the code: with a ticket, or the plain link without one. */
  link: string;
  isLoggedIn: boolean;
  /** Answers the phone whose digits are shown. */
  answer: (approve: boolean) => Promise<void>;
  /** Shows a new code. */
  restart: () => void;
}

/**
 * Puts a one-time ticket of the visitor's login into a code, and follows it until the order is paid. Without a login, or
 * with an API without tickets, the code is the plain link.
 * @param link the page on the mobile site; ignored while a phone is under way
 */
export function usePhoneTicket(purpose: TicketPurpose, link: string): PhoneTicket {
  const token = useSessionToken();
  const [step, send] = useReducer(nextTicketStep, { name: "issuing" });
  const [issued, setIssued] = useState<IssuedTicket | null>(null);
  // A new object is a new code, also for the same link.
  const [code, setCode] = useState({ link });
  if (link !== code.link && !isUnderWay(step)) setCode({ link });

  useEffect(() => {
    send({ type: "restarted" });
    setIssued(null);
    const controller = new AbortController();
    const { signal } = controller;
    guardHandler(async () => {
      const result = token ? await call("issueTicket", { purpose, link: code.link }) : null;
      if (signal.aborted) return;
      const ticket = result?.ok ? readIssuedTicket(result.data) : null;
      if (ticket === null) return send({ type: "unavailable" });
      setIssued(ticket);
      send({ type: "issued" });
      await followTicket(ticket.id, (state) => send({ type: "polled", state }), signal);
    })();
    return () => controller.abort();
  }, [purpose, code, token]);

  // The page behind the dialog may still offer to pay.
  const isPaid = step.name === "paid";
  useEffect(() => {
    if (isPaid) announceOrdersChanged();
  }, [isPaid]);

  return {
    step,
    link: issued?.link ?? code.link,
    isLoggedIn: Boolean(token),
    async answer(approve) {
      if (issued === null || step.name !== "requested") return;
      const request = { ticket_id: issued.id, code: step.code, approve: approve ? 1 : 0 } as const;
      const result = await call("answerTicket", request);
      if (result.ok) send({ type: "answered", approve });
      else showToast("warning", result.msg);
    },
    restart: () => setCode({ link }),
  };
}
