import { Outcome } from "@storefront/html/parts/outcome";
import { Picture } from "./picture";
import { Screen } from "./screen";

interface Line {
  href: string;
  title: string;
  picture: string;
  party_name: string;
  isAboutOrder: boolean;
  last_text: string;
  /** Formatted time of the last message. */
  when: string;
  unread: number;
}

/** The owner's inbox. */
export function MessagesView(props: { conversations: readonly Line[] }) {
  return (
    <Screen title="我的消息" back="/phone/account">
      {props.conversations.length === 0 ? (
        <Outcome icon="message" mood="quiet" title="还没有消息">
          <p>在商品页或订单页点「联系客服」，对话会出现在这里。</p>
        </Outcome>
      ) : (
        <ul class="stack-10">
          {props.conversations.map((line) => (
            <li>
              <Conversation {...line} />
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}

function Conversation(line: Line) {
  return (
    <a class="card inbox-line" href={line.href}>
      <Picture url={line.picture} width={160} alt="" />
      <span class="inbox-text">
        <span class="inbox-head">
          <strong>{line.party_name}</strong>
          <time class="figures">{line.when}</time>
        </span>
        <small>
          {line.isAboutOrder ? "订单：" : "商品："}
          {line.title}
        </small>
        <span class="inbox-last">{line.last_text}</span>
      </span>
      {line.unread === 0 ? null : <UnreadBadge count={line.unread} />}
    </a>
  );
}

/** Number of unread messages, at most 99. */
export function UnreadBadge({ count }: { count: number }) {
  return (
    <span class="badge figures" role="img" aria-label={`${count} 条未读消息`}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
