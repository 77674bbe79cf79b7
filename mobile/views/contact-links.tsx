/** @jsxImportSource hono/jsx */
import { type ConversationSubject, conversationHref } from "../conversation-path";
import { Icon } from "./icon";

/** The ways to the conversations about a listing or an order. The platform alone sells boosts. */
export function ContactLinks(props: {
  about: Pick<ConversationSubject, "goods_id" | "order_num">;
  hasShop: boolean;
}) {
  const { about, hasShop } = props;
  return (
    <nav class="contact" aria-label="客服">
      {hasShop ? (
        <a class="button" href={conversationHref({ ...about, party: "seller" })}>
          <Icon name="message" />
          店铺客服
        </a>
      ) : null}
      <a class="button" href={conversationHref({ ...about, party: "platform" })}>
        <Icon name="shield" />
        联系客服
      </a>
    </nav>
  );
}
