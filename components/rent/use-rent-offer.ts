"use client";

import { useEffect, useRef, useState } from "react";
import { call } from "@/lib/api/call.client";
import { OWN_CODES } from "@/lib/api/codes";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { hasRentTerms, type RentOffer, readRentOffer } from "@/lib/rent/rent-offer";
import { withLogin } from "@/lib/session/login-gate";

/** How long a change of the hours waits for the next one before the server is asked, ms. */
const SETTLE_MS = 250;

export interface RentTerms {
  /** Null until the login is certain: no dialog stands before that (product §4). */
  checked: boolean;
  /** The newest that has come; while another is on its way it is of other hours. */
  offer: RentOffer | null;
  problem: string | null;
  /** The server knows the goods but no terms of a rent: it is arranged on the phone. */
  onPhone: boolean;
  retry: () => void;
}

/**
 * Checks the login by the server time call, then asks for the terms of a rent, anew whenever the hours change. No
 * amount is ever computed here (product §10.18).
 * @param onLeave the visitor did not log in
 */
export function useRentOffer(
  request: PurchaseRequest,
  hours: number,
  onLeave: () => void,
): RentTerms {
  const [checked, setChecked] = useState(false);
  const [offer, setOffer] = useState<RentOffer | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [onPhone, setOnPhone] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const leave = useRef(onLeave);
  const asked = useRef(request);
  const first = useRef(true);

  useEffect(() => {
    leave.current = onLeave;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const ask = async () => {
      if (!checked) {
        const login = await withLogin(() => call("time", {}, { signal }));
        if (signal.aborted) return;
        if (!login.ok && login.kind === "expired") return leave.current();
        setChecked(true);
        return login.ok ? undefined : setProblem(login.msg);
      }
      const result = await withLogin(() =>
        call("orderConfirm", wish(asked.current, hours), { signal }),
      );
      if (signal.aborted) return;
      if (!result.ok && result.kind === "expired") return leave.current();
      if (result.ok && !hasRentTerms(result.data)) return setOnPhone(true);
      const read = result.ok ? readRentOffer(result.data) : null;
      setProblem(read ? null : result.ok ? OWN_CODES.broken.msg : result.msg);
      if (read) setOffer(read);
    };
    const timer = setTimeout(ask, first.current ? 0 : SETTLE_MS);
    first.current = !checked;
    return () => {
      clearTimeout(timer);
      ended.abort();
    };
  }, [hours, checked, attempt]);

  return {
    checked,
    offer,
    problem,
    onPhone,
    retry: () => {
      setProblem(null);
      setAttempt((before) => before + 1);
    },
  };
}

function wish({ goodsId, goodsSpecId, promotionUserId, sign }: PurchaseRequest, hours: number) {
  return {
    goods_id: goodsId,
    goods_spec_id: goodsSpecId,
    quantity: 1,
    rent_plan: { hours },
    ...(promotionUserId ? { promotion_user_id: promotionUserId } : {}),
    ...(sign ? { sign } : {}),
  };
}
