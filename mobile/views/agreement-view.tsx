import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { Outcome } from "@storefront/html/parts/outcome";
import { Screen } from "./screen";

/** Prompts for the consent to the current agreements. */
export const AgreementView = ({ next }: { next: string }) => (
  <Screen title="协议更新">
    <Outcome icon="shield" mood="wait" title="用户协议与隐私政策有更新">
      <p>
        {AGREEMENT_VERSION}{" "}
        起生效的版本和你上次同意的不同。全文在网站页脚的「用户协议」和「隐私政策」里，同意之后继续使用。
      </p>
    </Outcome>
    <form class="stack" method="post" action="/phone/agreement">
      <input type="hidden" name="next" value={next} />
      <button class="button primary" type="submit">
        同意并继续
      </button>
      <button class="button" type="submit" formaction="/phone/agreement/refuse">
        不同意，退出登录
      </button>
    </form>
  </Screen>
);
