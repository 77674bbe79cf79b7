"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { call } from "@/lib/api/call.client";
import { LOCAL_CODES } from "@/lib/api/codes";
import type { PurchaseRequest } from "@/lib/purchase/terms/purchase-request";
import { hasRentTerms, type RentOffer, readRentOffer } from "@/lib/rent/rent-offer";
import { withLogin } from "@/lib/session/login-gate";

/** Debounce of changes of the hours, ms. */
const DEBOUNCE_MS = 250;

/** Terms are fetched when the dialog opens, when the hours change and on a retry, never automatically. */
const ON_DEMAND = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
  keepPreviousData: true,
} as const;

export interface RentTerms {
  /** false until the login is checked: no dialog is shown before that (product §4). */
  checked: boolean;
  /** The latest offer; may be for other hours while a new one loads. */
  offer: RentOffer | null;
  /** The offer if it matches the chosen hours and no request is in flight, else null. */
  ready: RentOffer | null;
  problem: string | null;
  /** The server returns no rent terms for the goods: the rental continues on the phone. */
  onPhone: boolean;
  retry: () => void;
}

/**
 * Checks the login with the server time call, then fetches the rent terms, again whenever the hours change. Never
 * computes an amount (product §10.18).
 * @param onLeave called when the visitor does not log in
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
  const debouncedHours = useDebounced(hours);
  const terms = useSWR(
    loggedIn ? ["rent-terms", opening, debouncedHours] : null,
    () => fetchTerms(request, debouncedHours),
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
  return offer ? { state: "offered", offer } : { state: "failed", problem: LOCAL_CODES.broken.msg };
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

/** Returns a number per opening of the dialog, used as SWR key so that no earlier data is shown. */
function nextOpening(): number {
  openings += 1;
  return openings;
}

/** Returns the hours, debounced. */
function useDebounced(hours: number): number {
  const [debounced, setDebounced] = useState(hours);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(hours), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [hours]);
  return debounced;
}
