import { fullTime } from "@storefront/contract/text/china-time";
import { Icon } from "@storefront/html/parts/icon";
import type { Goods } from "../../listing-trade";

type Report = NonNullable<NonNullable<Goods["inspection"]>["report"]>;

/** The platform's inspection of an account: its result, then every item, cautions first. */
export function Inspection({ inspection }: Pick<Goods, "inspection">) {
  if (inspection === null) return null;
  const { report, text } = inspection;
  return (
    <section class="card stack-12" aria-labelledby="inspection">
      <h2 id="inspection" class="card-title">
        验号报告
      </h2>
      {text.left === "" ? null : <p class="foreign">{text.left}</p>}
      {report === null ? null : <ReportItems report={report} />}
    </section>
  );
}

function ReportItems({ report }: { report: Report }) {
  const cautions = report.items.filter((item) => item.passed === 0);
  const passed = report.items.filter((item) => item.passed === 1);
  return (
    <>
      {cautions.map((item) => (
        <p class="caution foreign">
          <strong>{item.name}</strong>
          {item.result}
        </p>
      ))}
      <details class="folded">
        <summary>
          <Icon name="tick" />
          <span class="fill">
            <strong>
              {passed.length} 项一致{cautions.length === 0 ? "" : `，${cautions.length} 项请留意`}
            </strong>
            <small>
              {report.inspector} · {fullTime(new Date(report.checked_at)).slice(0, 10)}
            </small>
          </span>
        </summary>
        <dl class="terms stack-6">
          {passed.map((item) => (
            <div>
              <dt>{item.name}</dt>
              <dd>{item.result}</dd>
            </div>
          ))}
          <div>
            <dt>报告编号</dt>
            <dd class="figures">{report.report_no}</dd>
          </div>
        </dl>
      </details>
      <p class="hint">报告说的是查验当时的情况，到手请逐项核对后再确认收货。</p>
    </>
  );
}
