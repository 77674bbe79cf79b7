"use client";

import { useEffect, useState } from "react";
import useSWR from "swr";
import { PhoneDialog } from "@/components/listing/phone-dialog";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import { withoutExpiredLogin } from "@/lib/api/without-expired-login";
import { readPromoter } from "@/lib/goods/promoter";
import { type GroupsView, readGroups } from "@/lib/group/read-groups";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { useSessionToken } from "@/lib/session/use-session-token";
import { GroupPanel } from "./group-panel";

/** Pixels (product §9). */
const WIDTH = 450;
/** Refresh interval in ms: groups fill up and expire while the dialog is open. */
const REFRESH_MS = 15_000;

interface Props {
  goodsId: number;
  /** URL of the goods on the mobile site. */
  link: string;
  onClose: () => void;
}

/** The group-buy scan-to-order dialog (product §2): opens a group or joins a waiting one on the phone. */
export function GroupDialog({ goodsId, link, onClose }: Props) {
  const [joined, setJoined] = useState(0);
  const token = useSessionToken();
  const { data, mutate, isValidating } = useSWR(
    ["open-groups", goodsId, token],
    () => fetchGroups(goodsId),
    { refreshInterval: REFRESH_MS, revalidateOnFocus: true, shouldRetryOnError: false },
  );
  useEffect(() => onOrdersChanged(() => void mutate()), [mutate]);
  if (data?.onPhone) return <PhoneDialog reason="group" link={link} onClose={onClose} />;
  return (
    <Dialog
      open
      title="扫码拼团"
      width={WIDTH}
      description="两人一起买，都按拼团价。扫码后在手机上付款。"
      onClose={onClose}
    >
      {data?.groups ? (
        <GroupPanel groups={data.groups} joined={joined} onChoose={setJoined} />
      ) : data === undefined || isValidating ? (
        <GroupSkeleton />
      ) : (
        <p
          role="alert"
          className="mt-5 flex items-center justify-between gap-3 rounded-s bg-danger/8 px-3 py-2 text-danger"
        >
          {data.problem}
          <Button size="small" onClick={() => mutate()}>
            重试
          </Button>
        </p>
      )}
    </Dialog>
  );
}

type Fetched =
  | { groups: GroupsView; problem?: never; onPhone?: never }
  | { groups: null; problem: string; onPhone?: never }
  /** The server lacks the call (it is not in the specification): the group is opened on the phone. */
  | { groups: null; problem?: never; onPhone: true };

async function fetchGroups(goodsId: number): Promise<Fetched> {
  const { promotionUserId, sign } = readPromoter(window.location.search);
  const request = { goods_id: goodsId, promotion_user_id: promotionUserId, sign };
  const result = await withoutExpiredLogin(() => call("openGroups", request));
  const groups = result.ok ? readGroups(result.data) : null;
  if (groups) return { groups };
  if (isMissingCall(result)) return { groups: null, onPhone: true };
  return { groups: null, problem: result.ok ? "拼团信息不完整，请稍后重试" : result.msg };
}

/** Loading skeleton of the dialog. */
function GroupSkeleton() {
  return (
    <div role="status" aria-label="正在查看拼团" className="mt-4 space-y-4">
      <div className="flex animate-pulse gap-4 rounded-m bg-tint p-4 motion-reduce:animate-none">
        <span className="size-[172px] rounded-s bg-white" />
        <div className="flex-1 space-y-3 pt-1">
          <span className="block h-5 w-24 rounded-s bg-line" />
          <span className="block h-3 w-full rounded-s bg-line" />
          <span className="block h-3 w-2/3 rounded-s bg-line" />
        </div>
      </div>
      <span className="block h-8 animate-pulse rounded-s bg-line motion-reduce:animate-none" />
    </div>
  );
}
