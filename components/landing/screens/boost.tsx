import { PhoneFrame } from "./phone-frame";

const ROUNDS = [
  { hero: "中路 · 法师", score: "9 / 2 / 11", won: true, at: "20:11" },
  { hero: "打野 · 刺客", score: "12 / 3 / 6", won: true, at: "19:46" },
  { hero: "中路 · 法师", score: "4 / 5 / 8", won: false, at: "19:20" },
] as const;

const CLIMB = "M2 50 26 44 50 47 74 38 98 31 122 34 146 24 170 16 190 20 212 6";

/** A boost order in progress on the phone: start, target, progress and rounds. */
export function BoostScreen({ className = "" }: { className?: string }) {
  return (
    <PhoneFrame label="App 的代练订单：段位进度与每一局战绩" className={className}>
      <div className="flex h-full flex-col">
        <span className="px-5 font-semibold text-base">代练进度</span>
        <div className="mx-4 mt-3 rounded-m bg-primary p-4 text-white">
          <span className="flex items-center justify-between">
            <Rank name="铂金 Ⅲ" word="起点" />
            <svg viewBox="0 0 60 12" className="h-3 w-15" aria-hidden="true">
              <path d="M0 6h54M48 1l6 5-6 5" fill="none" stroke="currentColor" strokeWidth="1.6" />
            </svg>
            <Rank name="星耀 Ⅴ" word="目标" />
          </span>
          <span className="mt-4 flex gap-1">
            {Array.from({ length: 12 }, (_, step) => step).map((step) => (
              <span
                key={step}
                className={`h-2 flex-1 rounded-full ${step < 8 ? "bg-spark" : "bg-white/25"}`}
              />
            ))}
          </span>
          <span className="mt-3 flex justify-between text-[11px] text-white/90">
            <span>当前 钻石 Ⅱ</span>
            <span>还差 4 个小段</span>
          </span>
        </div>
        <div className="mx-4 mt-3 flex items-center gap-3 rounded-m bg-ground p-3">
          <span className="grid size-9 place-items-center rounded-full bg-ink font-semibold text-white">
            北
          </span>
          <span className="flex-1">
            <span className="block font-medium text-[13px]">北门长夜</span>
            <span className="block text-[11px] text-ink-2">认证代练 · 王者段位</span>
          </span>
          <span className="rounded-full border border-primary px-3 py-1 text-primary-strong">
            说话
          </span>
        </div>
        <span className="mt-4 px-5 font-semibold text-sm">今天的对局</span>
        <ul className="px-5">
          {ROUNDS.map(({ hero, score, won, at }) => (
            <li key={at} className="flex items-center gap-3 border-line border-b py-2.5">
              <span
                className={`grid size-8 place-items-center rounded-s font-semibold ${won ? "bg-tint text-primary-strong" : "bg-ground text-ink-2"}`}
              >
                {won ? "胜" : "负"}
              </span>
              <span className="flex-1">
                <span className="block text-[13px]">{hero}</span>
                <span className="figures block text-[11px] text-ink-2">{score}</span>
              </span>
              <span className="figures text-[11px] text-ink-3">{at}</span>
            </li>
          ))}
        </ul>
        <span className="mx-4 mt-4 rounded-m bg-ground px-4 py-3">
          <span className="flex justify-between text-[11px] text-ink-2">
            <span>本单走势</span>
            <span>一局一个点</span>
          </span>
          <svg
            viewBox="0 0 216 54"
            className="mt-2 h-[54px] w-full text-primary"
            aria-hidden="true"
          >
            <path d={CLIMB} fill="none" stroke="currentColor" strokeWidth="2" />
            <circle cx="212" cy="6" r="4" fill="currentColor" />
          </svg>
        </span>
      </div>
    </PhoneFrame>
  );
}

function Rank({ name, word }: { name: string; word: string }) {
  return (
    <span>
      <span className="block text-[11px] text-white/90">{word}</span>
      <span className="block font-semibold text-base leading-6">{name}</span>
    </span>
  );
}
