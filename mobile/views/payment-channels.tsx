import type { CallAnswer } from "@storefront/contract/calls";
import { yuanToFen } from "@storefront/contract/money";

interface Props {
  channels: CallAnswer<"orderConfirm">["channel_list"];
  /** The buyer's balance and the price in yuan. */
  balance: string;
  price: string;
}

/** The payment methods; the balance only when it suffices. */
export function PaymentChannels({ channels, balance, price }: Props) {
  const isShort = (yuanToFen(balance) ?? 0) < (yuanToFen(price) ?? 0);
  return (
    <fieldset class="channels wrap">
      <legend>付款方式</legend>
      {channels.map((channel, index) => {
        const isBalance = channel.class_name === "ggpay";
        return (
          <label>
            <input
              type="radio"
              name="pay_type"
              value={String(channel.channel_id)}
              checked={index === 0}
              disabled={isBalance && isShort}
              required
            />
            <span>
              {channel.channel_name}
              {isBalance ? <small class="figures"> ¥{balance}</small> : null}
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}
