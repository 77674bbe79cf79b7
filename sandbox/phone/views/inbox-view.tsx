import { Icon } from "@storefront/html/parts/icon";
import { Outcome } from "@storefront/html/parts/outcome";
import { Screen } from "@storefront/mobile/views/screen";

export interface Message {
  phone: string;
  verifyCode: string;
  content: string;
  /** Formatted: "今天 09:41". */
  when: string;
}

/** Every SMS that the sandbox has sent, with its number, newest first. */
export function InboxView({ messages }: { messages: readonly Message[] }) {
  return (
    <Screen title="短信" tab="/phone/inbox">
      {messages.length === 0 ? (
        <Outcome icon="message" mood="quiet" title="还没有短信">
          <p>在电脑或手机上获取验证码后，短信会出现在这里。</p>
        </Outcome>
      ) : (
        <ul class="grid gap-2.5">
          {messages.map((message) => (
            <li class="card message">
              <p class="message-head flex items-center gap-3">
                <Icon name="phone" />
                <strong class="figures">{message.phone}</strong>
                <time>{message.when}</time>
              </p>
              <p class="message-code figures">{message.verifyCode}</p>
              <p>{message.content}</p>
            </li>
          ))}
        </ul>
      )}
    </Screen>
  );
}
