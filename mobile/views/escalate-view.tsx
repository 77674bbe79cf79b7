import { AFTER_SALE_TEXT_LENGTH } from "@storefront/contract/refunds/after-sale";
import { Flash } from "@storefront/html/parts/flash";
import { EvidenceField } from "./refund-view";
import { Screen } from "./screen";

interface Props {
  orderNum: string;
  /** Input of a rejected escalation, and the pictures that were uploaded with it. */
  text?: string;
  imageIds?: readonly string[];
}

/** Form to have the operator decide about a refused refund. */
export function EscalateForm({ orderNum, text = "", imageIds = [] }: Props) {
  return (
    <form class="stack" method="post" action="/phone/refund/escalate" enctype="multipart/form-data">
      <input type="hidden" name="order_num" value={orderNum} />
      <label class="remark">
        补充说明
        <textarea name="text" rows={3} maxlength={AFTER_SALE_TEXT_LENGTH}>
          {text}
        </textarea>
      </label>
      <EvidenceField imageIds={imageIds} />
      <button class="button" type="submit">
        提交给平台
      </button>
    </form>
  );
}

/** The form alone, after a rejection. */
export function EscalateView({ back, error, ...form }: Props & { back: string; error: string }) {
  return (
    <Screen title="申请平台介入" back={back} scripts={["conversation"]}>
      <Flash mood="bad" text={error} />
      <section class="card buy stack-14">
        <EscalateForm {...form} />
      </section>
    </Screen>
  );
}
