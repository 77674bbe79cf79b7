import type { Platform } from "@storefront/marketplace/domain/downloads/platform-of";
import type { DownloadGroup, Downloads } from "../../downloads/read-downloads";
import { Submit } from "./form";
import { Card, Field, Table } from "./parts";

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ios: "iOS",
  harmony: "鸿蒙",
  android: "安卓",
  desktop: "电脑",
  other: "其他",
};
const GROUPS: readonly (readonly [DownloadGroup, string])[] = [
  ["site", "品牌站点"],
  ["ad", "广告"],
  ["platform", "平台"],
  ["day", "日期"],
];

interface Props {
  from: string;
  to: string;
  problem: string | undefined;
  downloads: Downloads;
}

export function DownloadsView({ from, to, problem, downloads }: Props) {
  return (
    <>
      <form class="search" method="get" action="/admin/downloads">
        <Field label="开始日期" name="from" value={from} maxlength={10} error={problem} />
        <Field label="结束日期" name="to" value={to} maxlength={10} />
        <Submit look="primary">查看</Submit>
      </form>
      <div class="quarters">
        {GROUPS.map(([group, title]) => (
          <Card title={`按${title}`} note={`共 ${downloads.total} 次`}>
            <Table
              caption={`下载，按${title}`}
              columns={[title, "下载"]}
              empty="这几天没有下载。"
              rows={downloads.by[group].map(({ key, count }) => (
                <tr>
                  <td class="wide">{nameOf(group, key)}</td>
                  <td class="right">{count}</td>
                </tr>
              ))}
            />
          </Card>
        ))}
      </div>
      <Card
        title="明细"
        note={downloads.isTruncated ? "最多显示 500 行，请缩短日期范围" : undefined}
      >
        <Table
          caption="下载明细"
          columns={["日期", "品牌站点", "广告", "平台", "下载"]}
          empty="这几天没有下载。"
          rows={downloads.rows.map(({ day, site, ad, platform, count }) => (
            <tr>
              <td class="time">{day}</td>
              <td>{nameOf("site", site)}</td>
              <td class="wide">{ad}</td>
              <td>{nameOf("platform", platform)}</td>
              <td class="right">{count}</td>
            </tr>
          ))}
        />
      </Card>
    </>
  );
}

function nameOf(group: DownloadGroup, key: string): string {
  if (key === "") return "未记录";
  const names: Readonly<Record<string, string>> = PLATFORM_NAMES;
  return group === "platform" ? (names[key] ?? key) : key;
}
