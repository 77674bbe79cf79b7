import { Section, Title } from "../../parts/section";
import type { BlockProps } from "../block-props";

const DAYS = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"];
const FROM = 18;
const TO = 24;
const HOURS = Array.from({ length: TO - FROM }, (_, hour) => FROM + hour);
const share = (hours: number) => `${(hours / (TO - FROM)) * 100}%`;

/** A week of evenings, a line each: when the fixed team is on. */
export function Week({ block }: BlockProps<"week">) {
  return (
    <Section block={block}>
      <div className="flex items-end justify-between gap-16">
        <Title block={block} className="max-w-[640px]" />
        <p className="shrink-0 text-soft">画面示例：App 里的约局表</p>
      </div>
      <div className="mt-12 rounded-l bg-panel p-8 pb-6">
        <div aria-hidden="true" className="figures ml-20 flex text-soft">
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
              className="grid h-[68px] grid-cols-[80px_1fr] items-center border-rule border-t"
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
    <ul className="relative h-full">
      {HOURS.map((hour) => (
        <li
          key={hour}
          aria-hidden="true"
          className="absolute inset-y-0 border-rule border-l border-dashed"
          style={{ left: share(hour - FROM) }}
        />
      ))}
      {dates.map(({ from, to, what, who, all }) => (
        <li
          key={from}
          data-ground={all ? "primary" : "spark"}
          className="absolute inset-y-2 flex items-center gap-3 overflow-hidden rounded-m px-4"
          style={{ left: share(from - FROM), width: share(to - from) }}
        >
          <span className="sr-only">
            {clock(from)} 到 {clock(to)}
          </span>
          <span className="whitespace-nowrap font-semibold text-base">{what}</span>
          <span className="truncate">{who}</span>
        </li>
      ))}
    </ul>
  );
}

/** 20.5 → "20:30" */
const clock = (hour: number) =>
  `${Math.floor(hour)}:${String(Math.round((hour % 1) * 60)).padStart(2, "0")}`;
