import { Icon } from "@storefront/html/parts/icon";
import { type ConversationSubject, conversationHref } from "../conversation-path";

/** Links to the conversations on a listing or an order. Boosts are sold by the platform, so they have no shop. */
export function ContactLinks(props: {
  subject: Pick<ConversationSubject, "goods_id" | "order_num">;
  hasShop: boolean;
}) {
  const { subject, hasShop } = props;
  return (
    <nav class="contact" aria-label="客服">
      {hasShop ? (
        <a class="button" href={conversationHref({ ...subject, party: "seller" })}>
          <Icon name="message" />
          店铺客服
        </a>
      ) : null}
      <a class="button" href={conversationHref({ ...subject, party: "platform" })}>
        <Icon name="shield" />
        联系客服
      </a>
    </nav>
  );
}
