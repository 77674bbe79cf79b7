import { REPORT_REASON_NAMES } from "@storefront/contract/listing/report-reasons";
import { fullTime } from "@storefront/contract/text/china-time";
import type { Hono } from "hono";
import { handleReport } from "../../reports/handle-report";
import { type Report, readReports } from "../../reports/read-reports";
import { pageKeyOf } from "../addresses";
import { type Console, type ConsoleEnv, isAllowed } from "../console-env";
import { listPage } from "../list-page";
import { onForm } from "../on-form";
import { Form } from "../views/form";
import type { Column, Columns } from "../views/table";

const SECTION = "/admin/reports";

const COLUMNS: Columns<Report> = [
  ["时间", ({ createdAt }) => fullTime(createdAt), "time"],
  [
    "商品",
    ({ goodsId, goodsName }) => (
      <a href={`/admin/listings/${goodsId}`}>{`${goodsId} ${goodsName}`}</a>
    ),
    "wide",
  ],
  ["原因", ({ reason }) => REPORT_REASON_NAMES[reason]],
  ["说明", ({ text }) => text || "—", "wide"],
  ["举报人", ({ phone }) => phone || "—"],
];

/** Reports of listings by buyers, and marking them as handled. */
export function reportsPage(app: Hono<ConsoleEnv>, { deps }: Console): void {
  const show = listPage(app, SECTION, async (c) => {
    const isHandled = c.req.query("handled") !== undefined;
    return {
      pageTitle: "举报",
      filters: {
        name: "handled",
        chosen: isHandled ? "1" : "",
        options: [
          ["", "待处理"],
          ["1", "已处理"],
        ],
      },
      title: "买家举报",
      note: "下架、改价在商品的页面里做，做完在这里标为已处理",
      caption: "举报",
      columns: [...COLUMNS, stateColumn(isHandled, isAllowed(c, "clerk"))],
      ...(await readReports(deps, isHandled, pageKeyOf(c))),
      empty: isHandled ? "还没有处理过举报。" : "没有待处理的举报。",
    };
  });
  onForm(app, "/reports/:id{[0-9]+}/handle", {
    role: "clerk",
    show,
    async change(c, operator) {
      await handleReport(deps, operator, Number(c.req.param("id")));
      return { to: SECTION };
    },
  });
}

const stateColumn = (isHandled: boolean, canHandle: boolean): Column<Report> => [
  isHandled ? "处理" : "操作",
  ({ id, handledAt, handledBy }) => {
    if (handledAt !== null) return `${handledBy ?? ""} ${fullTime(handledAt)}`;
    if (!canHandle) return "待处理";
    return (
      <Form action={`${SECTION}/${id}/handle`}>
        <button type="submit">标为已处理</button>
      </Form>
    );
  },
];
