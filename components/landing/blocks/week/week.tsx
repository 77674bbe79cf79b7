import { measures } from "../../parts/measures";
import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const DAYS = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"];
const FROM = 18;
const TO = 24;
const HOURS = Array.from({ length: TO - FROM }, (_, hour) => FROM + hour);
const share = (hours: number) => `${(hours / (TO - FROM)) * 100}%`;

/** A timetable with one row per evening: when the fixed team plays. */
export function Week({ block }: BlockProps<"week">) {
  return (
    <Section block={block}>
      <div className="flex items-end justify-between gap-16 small:flex-col small:items-start small:gap-4">
        <Title block={block} className="max-w-[640px]" />
        <p className="shrink-0 text-soft">画面示例：App 里的约局表</p>
      </div>
      <div className="mt-12 rounded-l bg-panel p-8 pb-6 small:mt-8 small:px-5 small:py-3">
        <div aria-hidden="true" className="figures ml-20 flex text-soft narrow:ml-16 small:hidden">
          {HOURS.map((hour) => (
            <span key={hour} className="flex-1">
              {hour}:00
            </span>
          ))}
        </div>
        <ol className="mt-2">
          {DAYS.map((name, day) => (
            <li
              key={name}
              className="grid h-[68px] grid-cols-[80px_1fr] items-center border-rule border-t narrow:h-20 narrow:grid-cols-[64px_1fr] small:h-auto small:min-h-14 small:grid-cols-[52px_1fr] small:py-2 small:first:border-t-0"
            >
              <span className={`font-semibold text-base ${day > 4 ? "text-mark" : ""}`}>
                {name}
              </span>
              <Evening dates={block.dates.filter((date) => date.day === day)} />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

function Evening({ dates }: { dates: BlockProps<"week">["block"]["dates"] }) {
  return (
    <ul className="relative h-full small:grid small:gap-2">
      {HOURS.map((hour) => (
        <li
          key={hour}
          aria-hidden="true"
          className="absolute inset-y-0 border-rule border-l border-dashed small:hidden"
          style={{ left: share(hour - FROM) }}
        />
      ))}
      {dates.map(({ from, to, what, who, all }) => (
        <li
          key={from}
          data-ground={all ? "primary" : "spark"}
          className="absolute inset-y-2 left-(--from) flex w-(--for) items-center gap-3 overflow-hidden rounded-m px-4 narrow:flex-col narrow:items-start narrow:justify-center narrow:gap-0 narrow:px-3 small:static small:w-auto small:py-2.5"
          style={measures({ "--from": share(from - FROM), "--for": share(to - from) })}
        >
          <span className="figures sr-only small:not-sr-only">
            {clock(from)} 到 {clock(to)}
          </span>
          <span className="whitespace-nowrap font-semibold text-base">{what}</span>
          <span className="truncate narrow:max-w-full narrow:text-xs small:whitespace-normal small:text-sm">
            {who}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** 20.5 → "20:30" */
const clock = (hour: number) =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
