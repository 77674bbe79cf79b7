"use client";

import { NO_GROUP_REFUND } from "@storefront/contract/listing/refund-terms";
import { fenToYuan } from "@storefront/contract/money";
import { TicketPanel } from "@/components/phone-ticket/ticket-panel";
import { usePhoneTicket } from "@/components/phone-ticket/use-phone-ticket";
import { Avatar } from "@/components/ui/avatar";
import { Button } from "@/components/ui/button";
import { CopyLink } from "@/components/ui/copy-link";
import { Price } from "@/components/ui/price";
import { QrCode } from "@/components/ui/qr-code";
import { type GroupsView, timeLeft, type WaitingGroup } from "@/lib/group/read-groups";
import { isUnderWay } from "@/lib/phone-ticket/ticket-step";
import { VisitorGroups } from "./visitor-groups";

interface Props {
  groups: GroupsView;
  /** Id of the group to join; with 0 or a group that no longer exists, the code opens a new one. */
  joined: number;
  onChoose: (groupId: number) => void;
}

/** The two prices, the QR code, and the groups that lack one buyer. */
export function GroupPanel({ groups, joined, onChoose }: Props) {
  const group = groups.waiting.find(({ id }) => id === joined);
  const link = group?.link ?? groups.openLink;
  const ticket = usePhoneTicket("group", link);
  return (
    <div className="mt-4 space-y-4">
      <TicketPanel ticket={ticket}>
        <div className="flex gap-4 rounded-m bg-tint p-4 small:flex-wrap small:justify-center">
          <QrCode value={ticket.link} name="下单二维码" size={148} />
          <div className="flex min-w-0 flex-1 flex-col small:min-w-44">
            <p aria-live="polite" className="wrap-anywhere font-medium text-base text-ink">
              {group ? (
                <>
                  扫码参加 <bdi>{group.nickname}</bdi> 的团
                </>
              ) : (
                "扫码开团"
              )}
            </p>
            <p className="mt-1 text-ink-2 text-xs">
              {group
                ? "付款后马上成团，两人都收到卡密。"
                : `付款后把链接发给一位好友，${groups.lifeHours} 小时内成团发货；${NO_GROUP_REFUND}。`}
            </p>
            <dl className="mt-auto flex gap-6 pt-3">
              <div className="flex flex-col-reverse justify-end">
                <dt className="text-ink-2 text-xs">{groups.size} 人拼团价</dt>
                <dd className="leading-9">
                  <Price yuan={fenToYuan(groups.groupFen)} size="large" />
                </dd>
              </div>
              <div className="flex flex-col-reverse justify-end">
                <dt className="text-ink-2 text-xs">单独购买</dt>
                <dd className="figures text-ink-2 text-lg leading-9">
                  ¥{fenToYuan(groups.singleFen)}
                </dd>
              </div>
            </dl>
          </div>
        </div>
        <CopyLink label="拼团链接" text={ticket.link} />
      </TicketPanel>
      <VisitorGroups groups={groups.own} />
      {isUnderWay(ticket.step) || (groups.own.length > 0 && groups.waiting.length === 0) ? null : (
        <section aria-labelledby="waiting-groups">
          <h3 id="waiting-groups" className="mb-1 text-ink">
            {groups.waiting.length === 0 ? "还没有等人的团" : "这些团还差一位"}
          </h3>
          {groups.waiting.length === 0 ? (
            <p className="text-ink-2 text-xs">开一个团，别人打开这件商品就能看到你。</p>
          ) : (
            <ul className="divide-y divide-line">
              {groups.waiting.map((each) => (
                <Waiting
                  key={each.id}
                  group={each}
                  chosen={each.id === group?.id}
                  onChoose={onChoose}
                />
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}

interface WaitingProps {
  group: WaitingGroup;
  chosen: boolean;
  onChoose: (groupId: number) => void;
}

function Waiting({ group, chosen, onChoose }: WaitingProps) {
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Avatar picture={group.avatar} nickname={group.nickname} size={36} className="size-9" />
      <p className="min-w-0 flex-1">
        <bdi className="block truncate text-ink">{group.nickname}</bdi>
        <span className="figures block text-ink-2 text-xs">
          还差 {group.lacking} 人，剩 {timeLeft(group.secondsLeft)}
        </span>
      </p>
      <Button
        size="small"
        className={chosen ? "border-primary bg-tint text-primary-strong" : ""}
        onClick={() => onChoose(chosen ? 0 : group.id)}
      >
        {chosen ? "改为开团" : "去参团"}
      </Button>
    </li>
  );
}
