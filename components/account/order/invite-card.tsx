"use client";

import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { useEffect, useState } from "react";
import { CopyLink } from "@/components/ui/copy-link";
import { QrCode } from "@/components/ui/qr-code";
import { readGroups, type VisitorGroup } from "@/lib/group/read-groups";
import type { OrderPage } from "@/lib/order/order-page";
import { useAccountCall } from "../parts/use-account-call";
import { Card } from "./card";
import { Deadline } from "./deadline";

/** The way to a friend for a group that lacks a member: time left, link and code. */
export function InviteCard({ page: { order } }: { page: OrderPage }) {
  const answer = useAccountCall("openGroups", { goods_id: order.goodsId }, readGroups);
  const groups = answer.kind === "ready" ? answer.data.own : [];
  const group = groups.find(({ orderNum }) => orderNum === order.orderNum);
  return (
    <div data-action="invite" className="print:hidden">
      <Card title="邀请好友拼团">
        {group ? (
          <Invitation group={group} />
        ) : (
          <p className="text-ink-2 text-sm">
            {answer.kind === "loading"
              ? "正在读取邀请链接…"
              : "邀请链接在手机的订单页，扫右边的二维码打开。"}
          </p>
        )}
      </Card>
    </div>
  );
}

function Invitation({ group: { secondsLeft, state, link } }: { group: VisitorGroup }) {
  const [at, setAt] = useState<Date | null>(null);
  useEffect(() => setAt(new Date(Date.now() + secondsLeft * 1000)), [secondsLeft]);
  return (
    <div className="flex items-center gap-6 small:block small:space-y-4">
      <div className="shrink-0 rounded-m bg-tint p-4">
        <QrCode value={link} name="邀请二维码" size={120} />
      </div>
      <div className="min-w-0 flex-1 space-y-3">
        <p className="text-ink">
          {state === "joining"
            ? "有好友正在付款，付款后马上成团。"
            : "把链接发给一位好友，或让好友扫码；好友付款后成团，两人都按拼团价。"}
        </p>
        <p className="text-ink-2 text-sm">{NO_GROUP_REFUND}。</p>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CopyLink label="邀请链接" text={link} hint="发给好友" />
          {at === null ? null : <Deadline label="成团" at={at} skewMs={0} />}
        </div>
      </div>
    </div>
  );
}
