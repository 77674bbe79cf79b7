import { Icon } from "@storefront/html/parts/icon";
import { type ConversationSubject, conversationHref } from "../conversation-path";

/**
 * Links to the conversations on a listing or an order.
 * @param seller what the other party is called; null when there is none yet, as for a boost without a booster
 */
export function ContactLinks(props: {
  subject: Pick<ConversationSubject, "goods_id" | "order_num">;
  seller: "店铺客服" | "联系代练" | null;
}) {
  const { subject, seller } = props;
  return (
    <nav class="contact" aria-label="客服">
      {seller ? (
        <a class="button" href={conversationHref({ ...subject, party: "seller" })}>
          <Icon name="message" />
          {seller}
        </a>
      ) : null}
      <a class="button" href={conversationHref({ ...subject, party: "platform" })}>
        <Icon name="shield" />
        联系客服
      </a>
    </nav>
  );
}
