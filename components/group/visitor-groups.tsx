import { CopyLink } from "@/components/ui/copy-link";
import { orderAddress } from "@/lib/addresses/order-address";
import { timeLeft, type VisitorGroup } from "@/lib/group/read-groups";

/** The visitor's own groups that are not complete. */
export function VisitorGroups({ groups }: { groups: readonly VisitorGroup[] }) {
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="visitor-groups">
      <h3 id="visitor-groups" className="mb-1 text-ink">
        你的团
      </h3>
      <ul className="divide-y divide-line">
        {groups.map((group) => (
          <li key={group.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2.5">
            <p className="figures min-w-0 flex-1 text-ink">{stateText(group)}</p>
            {group.state === "open" && group.link !== "" ? (
              <CopyLink label="邀请好友的链接" text={group.link} hint="发给好友" />
            ) : null}
            <a
              href={orderAddress(group.orderNum)}
              className="text-primary-strong text-xs hover:underline"
            >
              查看订单
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function stateText({ state, secondsLeft }: VisitorGroup): string {
  if (state === "unpaid") return `还没付款，剩 ${timeLeft(secondsLeft)}，付款后才算开团或参团`;
  if (state === "joining") return "有人正在付款参团，付款后马上成团";
  return `还差 1 人，剩 ${timeLeft(secondsLeft)}`;
}
