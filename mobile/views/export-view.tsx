import type { CallAnswer } from "@storefront/contract/calls";
import { fullTime } from "@storefront/contract/text/china-time";
import { Row } from "@storefront/html/parts/row";
import { Screen } from "./screen";

type Export = CallAnswer<"exportData">;

/** All data stored about the user, one card per row; empty tables in one line at the end. */
export function ExportView({ data }: { data: Export }) {
  const filled = data.sections.filter(({ rows }) => rows.length > 0);
  const empty = data.sections.filter(({ rows }) => rows.length === 0);
  return (
    <Screen title="导出资料" back="/phone/privacy">
      <p class="hint">
        导出于 {fullTime(new Date(data.exported_at))}
        ，时间均为北京时间。卡密和账号密码只在订单里显示，不在这里。
      </p>
      <a class="button primary" href="/phone/privacy/data.json" download="my-data.json">
        下载 JSON 文件
      </a>
      {filled.map((section) => (
        <Section section={section} />
      ))}
      {empty.length === 0 ? null : (
        <p class="hint">没有记录：{empty.map(({ title }) => title).join("、")}</p>
      )}
    </Screen>
  );
}

const Section = ({ section }: { section: Export["sections"][number] }) => (
  <details class="card export" open={section.rows.length <= 3}>
    <summary>
      {section.title} <small>{section.rows.length} 条</small>
    </summary>
    {section.rows.map((row) => (
      <dl class="rows stack-12">
        {section.columns
          .filter(({ key }) => row[key] !== "")
          .map(({ key, title }) => (
            <Row label={title}>{row[key]}</Row>
          ))}
      </dl>
    ))}
  </details>
);
