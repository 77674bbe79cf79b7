import {
  BLOCKER_WORDS,
  DELETION_KEEPS,
  DELETION_REMOVES,
  DELETION_WORD,
} from "@storefront/contract/account/deletion-terms";
import type { CallAnswer } from "@storefront/contract/calls";
import { Flash } from "@storefront/html/parts/flash";
import { Outcome } from "@storefront/html/parts/outcome";
import { CodeField, SendCodeButton } from "./code-field";
import { Screen } from "./screen";

interface Props {
  state: CallAnswer<"deletion">;
  typed?: { verify_code: string; confirmation: string } | undefined;
  /** Whether a code has just been sent. */
  sent: boolean;
  error: string | undefined;
}

/** The effects of closing the account, and either the obstacles with their solutions or the form that confirms it. */
export function CloseAccountView({ state, typed, sent, error }: Props) {
  return (
    <Screen title="注销账号" back="/phone/privacy">
      <Flash mood="bad" text={error} />
      <Terms title="会删除" lines={DELETION_REMOVES} />
      <Terms title="会留下" lines={DELETION_KEEPS} />
      {state.blockers.length > 0 ? (
        <Blockers blockers={state.blockers} />
      ) : (
        <form class="card stack" method="post" action="/phone/privacy/close">
          <p class="hint">注销立即生效，不能撤回。验证码会发到 {state.phone}。</p>
          <CodeField value={typed?.verify_code ?? ""}>
            <SendCodeButton action="/phone/privacy/close/code" sent={sent} />
          </CodeField>
          <Flash mood="good" text={sent ? "验证码已发送" : undefined} />
          <label for="confirmation">输入“{DELETION_WORD}”四个字确认</label>
          <div class="field">
            <input
              id="confirmation"
              name="confirmation"
              autocomplete="off"
              maxlength={10}
              placeholder={DELETION_WORD}
              value={typed?.confirmation ?? ""}
            />
          </div>
          <button class="button danger" type="submit">
            确认注销
          </button>
        </form>
      )}
    </Screen>
  );
}

const Terms = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section class="card closing">
    <h2>{title}</h2>
    <ul>
      {lines.map((line) => (
        <li>{line}</li>
      ))}
    </ul>
  </section>
);

const Blockers = ({ blockers }: { blockers: Props["state"]["blockers"] }) => (
  <section class="card closing" aria-label="现在不能注销">
    <h2>现在不能注销，请先办完</h2>
    <ul>
      {blockers.map(({ kind }) => {
        const { name, wayOut, phonePath } = BLOCKER_WORDS[kind];
        return (
          <li>
            <a href={phonePath}>{name}</a>：{wayOut}
          </li>
        );
      })}
    </ul>
  </section>
);

/** After the account was closed. */
export const ClosedView = () => (
  <Screen title="注销账号" back="/phone">
    <Outcome icon="shield" mood="good" title="账号已经注销">
      <p>个人信息已经删除，所有设备都已退出登录。这个手机号可以重新注册。</p>
    </Outcome>
    <a class="button" href="/phone">
      回到首页
    </a>
  </Screen>
);
