import type { ReactNode } from "react";

interface Props {
  label: string;
  labelId: string;
  /** The label belongs to this input; none where the field names its label itself. */
  inputId?: string;
  error: string | undefined;
  errorId: string;
  children: ReactNode;
}

/** A field with its label above and what is wrong with it below; the place for that is kept free. */
export function FieldFrame({ label, labelId, inputId, error, errorId, children }: Props) {
  return (
    <div className="min-w-0">
      {inputId === undefined ? (
        <span id={labelId} className="mb-1.5 block text-ink-2 text-sm">
          {label}
        </span>
      ) : (
        <label id={labelId} htmlFor={inputId} className="mb-1.5 block text-ink-2 text-sm">
          {label}
        </label>
      )}
      {children}
      <p id={errorId} role="status" className="min-h-6 pt-1 text-danger text-xs">
        {error}
      </p>
    </div>
  );
}
