import { guardHandler } from "@/components/ui/guard-handler";

interface Props {
  label: string;
  /** Id of the text that describes it. */
  describedBy: string;
  isOn: boolean;
  disabled?: boolean;
  busy?: boolean;
  onChange: (isOn: boolean) => unknown;
}

/** A setting that takes effect at once. */
export function Switch({ label, describedBy, isOn, disabled, busy, onChange }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      aria-describedby={describedBy}
      aria-busy={busy}
      disabled={disabled}
      className="group h-6 w-11 shrink-0 rounded-full bg-line-strong p-0.5 transition-colors disabled:opacity-50 aria-busy:opacity-70 aria-checked:bg-primary-strong"
      onClick={guardHandler(() => onChange(!isOn))}
    >
      <span
        aria-hidden="true"
        className="block size-5 rounded-full bg-white transition-transform group-aria-checked:translate-x-5"
      />
    </button>
  );
}
