import { QrCode } from "./qr-code";

interface Props {
  /** Text to encode. */
  value: string;
  /** Accessible name of the code. */
  name: string;
  /** Steps on the phone, in order. */
  steps: readonly string[];
}

/** A QR code with the steps that follow the scan. */
export function QrSteps({ value, name, steps }: Props) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-m bg-tint p-5 short:gap-2 short:p-3 short:[&_svg]:size-40">
      <QrCode value={value} name={name} size={192} />
      <ol className="grid w-full grid-cols-3 gap-2">
        {steps.map((text, index) => (
          <li key={text} className="text-center text-ink-2 text-xs">
            <span className="figures mx-auto mb-1 grid size-5 place-items-center rounded-full bg-white font-medium text-primary-strong">
              {index + 1}
            </span>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}
