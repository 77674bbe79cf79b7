import { AUTOPLAY_BUTTON } from "@/components/ui/use-autoplay";

const ROUND =
  "grid size-10 place-items-center rounded-full border border-line bg-white text-ink shadow-card transition-colors hover:bg-tint hover:text-primary-strong";

interface StepProps {
  to: "previous" | "next";
  /** Accessible name: 上一张, 下一家 … */
  name: string;
  onStep: () => void;
}

/** Button to the previous or next slide. */
export function StepButton({ to, name, onStep }: StepProps) {
  return (
    <button type="button" aria-label={name} onClick={onStep} className={ROUND}>
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path
          d={to === "previous" ? "M10 3L5 8l5 5" : "M6 3l5 5-5 5"}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
        />
      </svg>
    </button>
  );
}

/** Starts and stops the autoplay; its name reflects the action. */
export function PlayButton({ playing, onToggle }: { playing: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      {...AUTOPLAY_BUTTON}
      aria-label={playing ? "暂停自动播放" : "开始自动播放"}
      onClick={onToggle}
      className="grid size-7 place-items-center rounded-full text-ink hover:bg-tint hover:text-primary-strong"
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d={playing ? "M4 3h3v10H4zM9 3h3v10H9z" : "M5 2.5v11l8-5.5z"} fill="currentColor" />
      </svg>
    </button>
  );
}

interface PickerProps {
  names: readonly string[];
  selected: number;
  onPick: (index: number) => void;
}

/** One dot per slide. */
export function SlidePicker({ names, selected, onPick }: PickerProps) {
  return (
    <ul aria-label="选择幻灯片" className="flex">
      {names.map((name, index) => (
        <li key={name}>
          <button
            type="button"
            aria-label={`第 ${index + 1} 张：${name}`}
            aria-current={index === selected ? "true" : undefined}
            onClick={() => onPick(index)}
            className="group grid h-7 min-w-7 place-items-center"
          >
            {/* Clipped to a dot instead of resized, since resizing would shift its neighbors on every change. */}
            <span className="h-2 w-5 bg-ink-3 transition-[clip-path] [clip-path:inset(0_6px_round_4px)] group-hover:bg-primary-strong group-aria-[current]:bg-primary group-aria-[current]:[clip-path:inset(0_round_4px)]" />
          </button>
        </li>
      ))}
    </ul>
  );
}
