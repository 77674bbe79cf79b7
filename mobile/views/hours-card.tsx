import type { Child } from "hono/jsx";

interface Props {
  title: string;
  /** Durations to choose from. */
  presets: readonly { hours: number; words: string; href: string }[];
  /** Target of the form for another duration. */
  action: string;
  hours: number;
  least: number;
  most: number;
  /** Hidden fields of the form. */
  children: Child;
}

/** The choice of a number of hours: links for the usual ones, and a field for any other. */
export function HoursCard({ title, presets, action, hours, least, most, children }: Props) {
  return (
    <section class="card hours stack-12" aria-labelledby="hours">
      <h2 id="hours" class="card-title">
        {title}
      </h2>
      <p class="presets wrap">
        {presets.map((preset) => (
          <a href={preset.href} {...(preset.hours === hours ? { "aria-current": "true" } : {})}>
            {preset.words}
          </a>
        ))}
      </p>
      <form method="get" action={action} class="hours-form">
        {children}
        <label class="count">
          换个时长（小时）
          <input
            type="number"
            name="hours"
            min={String(least)}
            max={String(most)}
            value={String(hours)}
            required
            inputmode="numeric"
          />
        </label>
        <button class="button small" type="submit">
          更新
        </button>
      </form>
    </section>
  );
}
