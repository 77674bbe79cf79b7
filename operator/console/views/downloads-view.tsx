import { PLATFORMS, type Platform } from "@storefront/marketplace/home/home";
import type { DownloadFilter, DownloadGroup, Downloads } from "../../downloads/read-downloads";
import { SearchForm } from "./list-parts";
import { Choice, Field } from "./parts";
import { ListCard } from "./table";

const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ios: "iOS",
  harmony: "鸿蒙",
  android: "安卓",
  desktop: "电脑",
  other: "其他",
};
const PLATFORM_OPTIONS = [
  ["", "全部"],
  ...PLATFORMS.map((platform) => [platform, PLATFORM_NAMES[platform]] as const),
] as const;
const GROUPS: readonly (readonly [DownloadGroup, string])[] = [
  ["brand", "品牌"],
  ["ad", "广告"],
  ["platform", "平台"],
  ["day", "日期"],
];

interface Props {
  filter: DownloadFilter;
  problem: string | undefined;
  downloads: Downloads;
}

export function DownloadsView({ filter, problem, downloads }: Props) {
  const { from, to, brand = "", ad = "", platform = "" } = filter;
  const isFiltered = [brand, ad, platform].some((value) => value !== "");
  return (
    <>
      <SearchForm
        path="/admin/downloads"
        look="many"
        action="查看"
        all={isFiltered ? hrefOf({ from, to }) : null}
      >
        <Field label="开始日期" name="from" value={from} maxlength={10} error={problem} />
        <Field label="结束日期" name="to" value={to} maxlength={10} />
        <Field label="品牌" name="brand" value={brand} maxlength={253} />
        <Field label="广告" name="ad" value={ad} maxlength={64} />
        <Choice label="平台" name="platform" value={platform} options={PLATFORM_OPTIONS} />
      </SearchForm>
      <div class="quarters">
        {GROUPS.map(([group, title]) => (
          <ListCard
            title={`按${title}`}
            note={`共 ${downloads.total} 次`}
            caption={`下载，按${title}`}
            columns={[
              [title, ({ key }) => <Value filter={filter} group={group} value={key} />, "wide"],
              ["下载", ({ count }) => count, "right"],
            ]}
            rows={downloads.by[group]}
            empty="没有符合条件的下载。"
          />
        ))}
      </div>
      <ListCard
        title="明细"
        note={downloads.isTruncated ? "最多显示 500 行，请缩短日期范围" : undefined}
        caption="下载明细"
        columns={[
          ["日期", ({ day }) => day, "time"],
          ["品牌", (row) => nameOf("brand", row.brand)],
          ["广告", (row) => row.ad, "wide"],
          ["平台", (row) => nameOf("platform", row.platform)],
          ["下载", ({ count }) => count, "right"],
        ]}
        rows={downloads.rows}
        empty="没有符合条件的下载。"
      />
    </>
  );
}

interface ValueProps {
  filter: DownloadFilter;
  group: DownloadGroup;
  value: string;
}

/** A value of a dimension, as a link to the downloads with this value. */
function Value({ filter, group, value }: ValueProps) {
  const name = nameOf(group, value);
  if (value === "") return <>{name}</>;
  const narrower = group === "day" ? { from: value, to: value } : { [group]: value };
  return <a href={hrefOf({ ...filter, ...narrower })}>{name}</a>;
}

function hrefOf(filter: DownloadFilter): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  return `/admin/downloads?${new URLSearchParams(given)}`;
}

function nameOf(group: DownloadGroup, key: string): string {
  if (key === "") return "未记录";
  const names: Readonly<Record<string, string>> = PLATFORM_NAMES;
  return group === "platform" ? (names[key] ?? key) : key;
}
