"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { OWN_CODES } from "@/lib/api/codes";
import type { PurchaseRequest } from "@/lib/purchase/purchase-request";
import { hasRentTerms, type RentOffer, readRentOffer } from "@/lib/rent/rent-offer";
import { withLogin } from "@/lib/session/login-gate";

/** How long a change of the hours waits for the next one before the server is queried, ms. */
const SETTLE_MS = 250;

/** Terms are read when the dialog opens, when the hours change and on a retry: never by themselves. */
const ON_DEMAND = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
} as const;

export interface RentTerms {
  /** False until the login is certain: no dialog is shown before that (product §4). */
  checked: boolean;
  /** The newest that has come; while another is on its way it is of other hours. */
  offer: RentOffer | null;
  /** The offer, when it is of the hours chosen and nothing newer is on its way. */
  ready: RentOffer | null;
  problem: string | null;
  /** The server knows the goods but no terms of a rent: it is arranged on the phone. */
  onPhone: boolean;
  retry: () => void;
}

/**
 * Checks the login by the server time call, then reads the terms of a rent, again whenever the hours change. No
 * amount is ever computed here (product §10.18).
 * @param onLeave the visitor did not log in
 */
export function useRentOffer(
  request: PurchaseRequest,
  hours: number,
  onLeave: () => void,
): RentTerms {
  const [opening] = useState(nextOpening);
  const settings = {
    ...ON_DEMAND,
    onSuccess: ({ state }: Fetched) => state === "expired" && onLeave(),
  };
  const login = useSWR(["rent-login", opening], checkLogin, settings);
  const loggedIn = login.data?.state === "loggedIn";
  const settledHours = useSettled(hours);
  const terms = useSWR(
    loggedIn ? ["rent-terms", opening, settledHours] : null,
    () => fetchTerms(request, settledHours),
    settings,
  );
  const [offer, setOffer] = useState<RentOffer | null>(null);
  const newest = terms.data?.state === "offered" ? terms.data.offer : null;
  if (newest !== null && newest !== offer) setOffer(newest);

  const current = loggedIn ? terms : login;
  const problem =
    current.data?.state === "failed" && !current.isValidating ? current.data.problem : null;
  const isCurrent = offer?.hours === hours && problem === null && !terms.isValidating;
  return {
    checked: loggedIn || login.data?.state === "failed",
    offer,
    ready: isCurrent ? offer : null,
    problem,
    onPhone: terms.data?.state === "onPhone",
    retry: () => void current.mutate(),
  };
}

type Fetched =
  | { state: "loggedIn" }
  | { state: "offered"; offer: RentOffer }
  | { state: "onPhone" }
  | { state: "expired" }
  | { state: "failed"; problem: string };

async function checkLogin(): Promise<Fetched> {
  const result = await withLogin(() => call("time", {}));
  return result.ok ? { state: "loggedIn" } : failure(result);
}

async function fetchTerms(request: PurchaseRequest, hours: number): Promise<Fetched> {
  const result = await withLogin(() => call("orderConfirm", confirmPayload(request, hours)));
  if (!result.ok) return failure(result);
  if (!hasRentTerms(result.data)) return { state: "onPhone" };
  const offer = readRentOffer(result.data);
  return offer ? { state: "offered", offer } : { state: "failed", problem: OWN_CODES.broken.msg };
}

const failure = ({ kind, msg }: { kind: string; msg: string }): Fetched =>
  kind === "expired" ? { state: "expired" } : { state: "failed", problem: msg };

function confirmPayload(
  { goodsId, goodsSpecId, promotionUserId, sign }: PurchaseRequest,
  hours: number,
) {
  return {
    goods_id: goodsId,
    goods_spec_id: goodsSpecId,
    quantity: 1,
    rent_plan: { hours },
    ...(promotionUserId ? { promotion_user_id: promotionUserId } : {}),
    ...(sign ? { sign } : {}),
  };
}

let openings = 0;

/** @returns a number of this opening of the dialog: what an earlier one has read is not shown in it */
function nextOpening(): number {
  openings += 1;
  return openings;
}

/** @returns the hours once they have stayed the same for a while */
function useSettled(hours: number): number {
  const [settled, setSettled] = useState(hours);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(hours), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [hours]);
  return settled;
}
