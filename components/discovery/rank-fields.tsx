import type { RankRange } from "@/lib/addresses/list-options";

interface Props {
  title: string;
  /** From the lowest to the highest. */
  options: readonly string[];
  range: RankRange | undefined;
}

/** Lowest and highest rank. */
export function RankFields({ title, options, range }: Props) {
  return (
    <fieldset className="flex items-center gap-1.5">
      <legend className="float-left mr-1.5 text-ink-3">{title}</legend>
      <RankField name="rank_from" label={`最低${title}`} options={options} value={range?.from} />
      <span aria-hidden="true">–</span>
      <RankField name="rank_to" label={`最高${title}`} options={options} value={range?.to} />
    </fieldset>
  );
}

interface FieldProps {
  name: string;
  label: string;
  options: readonly string[];
  value: string | null | undefined;
}

function RankField({ name, label, options, value }: FieldProps) {
  // An address may have a rank that the game does not have: the field shows the active filter.
  const offered = value && !options.includes(value) ? [value, ...options] : options;
  return (
    <select
      name={name}
      aria-label={label}
      defaultValue={value ?? ""}
      className="h-8 max-w-28 rounded-s border border-line-strong bg-white px-1.5 hover:border-primary"
    >
      <option value="">不限</option>
      {offered.map((rank) => (
        <option key={rank} value={rank}>
          {rank}
        </option>
      ))}
    </select>
  );
}
