"use client";

import { readOwnEnvelopes } from "@/lib/account/read-envelopes";
import { Notice } from "../parts/notice";
import { OwnPart } from "../parts/own-part";
import { useOwnAnswer } from "../parts/use-own-answer";
import { EnvelopeCard } from "./envelope-card";

/** The visitor's coupons, usable ones first. */
export function OwnEnvelopes() {
  const answer = useOwnAnswer("ownEnvelopes", {}, readOwnEnvelopes);
  return (
    <OwnPart answer={answer} what="优惠券">
      {(envelopes) =>
        envelopes.length === 0 ? (
          <Notice
            title="还没有优惠券"
            text="在商品页或店铺领取后会出现在这里，下单时可以选用。"
            action={{ name: "去逛逛", href: "/index" }}
          />
        ) : (
          <ul aria-label="优惠券" className="grid grid-cols-2 gap-4 small:grid-cols-1">
            {(["usable", "held", "expired"] as const).flatMap((state) =>
              envelopes
                .filter((it) => it.state === state)
                .map((it) => <EnvelopeCard key={it.id} envelope={it} />),
            )}
          </ul>
        )
      }
    </OwnPart>
  );
}
