import { REPORT_REASON_NAMES } from "@storefront/contract/listing/report-reasons";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Report } from "../../reports/read-reports";
import { Form } from "./form";
import { FormOutcome } from "./form-fields";
import { Card, Older, Table } from "./parts";

interface Props {
  reports: readonly Report[];
  /** Whether the list shows handled reports. */
  isHandled: boolean;
  canHandle: boolean;
  older: string | null;
}

export function ReportsView({ reports, isHandled, canHandle, older }: Props) {
  return (
    <>
      <nav class="filters" aria-label="按状态">
        <a class="filter" href="/admin/reports" aria-current={isHandled ? undefined : "page"}>
          待处理
        </a>
        <a
          class="filter"
          href="/admin/reports?handled=1"
          aria-current={isHandled ? "page" : undefined}
        >
          已处理
        </a>
      </nav>
      <FormOutcome />
      <Card title="买家举报" note="下架、改价在商品的页面里做，做完在这里标为已处理">
        <Table
          caption="举报"
          columns={["时间", "商品", "原因", "说明", "举报人", isHandled ? "处理" : "操作"]}
          empty={isHandled ? "还没有处理过举报。" : "没有待处理的举报。"}
          rows={reports.map((report) => (
            <tr>
              <td class="time">{fullTime(report.createdAt)}</td>
              <td class="wide">
                <a href={`/admin/listings/${report.goodsId}`}>
                  {report.goodsId} {report.goodsName}
                </a>
              </td>
              <td>{REPORT_REASON_NAMES[report.reason]}</td>
              <td class="wide">{report.text === "" ? "—" : report.text}</td>
              <td>{report.phone || "—"}</td>
              <td>
                {report.handledAt !== null ? (
                  `${report.handledBy ?? ""} ${fullTime(report.handledAt)}`
                ) : canHandle ? (
                  <Form action={`/admin/reports/${report.id}/handle`}>
                    <button type="submit">标为已处理</button>
                  </Form>
                ) : (
                  "待处理"
                )}
              </td>
            </tr>
          ))}
        />
        <Older href={older} />
      </Card>
    </>
  );
}
