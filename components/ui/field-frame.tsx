import type { ReactNode } from "react";

interface Props {
  label: string;
  labelId: string;
  /** Id of the labeled input; omitted when the field references the label with aria-labelledby. */
  inputId?: string;
  error: string | undefined;
  errorId: string;
  children: ReactNode;
}

/** A field with its label above and its error below; space for the error is reserved. */
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
