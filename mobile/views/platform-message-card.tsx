import type { CallAnswer } from "@storefront/contract/calls";
import { Icon } from "@storefront/html/parts/icon";
import { conversationHref } from "../conversation-path";

interface Props {
  order: Pick<CallAnswer<"orderDetail">, "order_num" | "platform_message">;
  /** Formats a time. */
  when: (iso: string) => string;
}

/** What the platform last told the buyer about an order, as a link to the conversation. */
export function PlatformMessageCard({ order, when }: Props) {
  const { order_num, platform_message: message } = order;
  if (message === null) return null;
  return (
    <a class="card platform-message" href={conversationHref({ order_num, party: "platform" })}>
      <Icon name="shield" />
      <span>
        <span class="platform-message-head line">
          <strong>平台消息</strong>
          {message.is_new ? <span class="platform-message-new">新</span> : null}
          <time class="figures">{when(message.created_at)}</time>
        </span>
        <span class="platform-message-text foreign clamp">
          {message.text === "" ? "［图片］" : message.text}
        </span>
      </span>
      <Icon name="next" />
    </a>
  );
}
