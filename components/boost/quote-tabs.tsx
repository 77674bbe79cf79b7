"use client";

import * as RadioGroup from "@radix-ui/react-radio-group";
import { figuresText, type Quote } from "@/lib/boost/quote";

interface Props {
  options: readonly { name: string; quote: Quote }[];
  chosen: number;
  onChoose: (index: number) => void;
}

/** Chooses between two targets; the QR code below belongs to the chosen one. */
export function QuoteTabs({ options, chosen, onChoose }: Props) {
  return (
    <RadioGroup.Root
      aria-label="选择要下单的目标"
      value={String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      className="mt-0.5 mb-4 grid grid-cols-2 gap-3"
    >
      {options.map(({ name, quote }, index) => (
        <RadioGroup.Item
          key={name}
          value={String(index)}
          className="rounded-m border border-line-strong px-4 py-3 text-left transition-colors hover:border-primary data-[state=checked]:border-primary data-[state=checked]:bg-tint data-[state=checked]:ring-1 data-[state=checked]:ring-primary"
        >
          <span className="block truncate text-ink-2">到 {name}</span>
          <span className="figures block font-semibold text-accent text-lg">¥{quote.price}</span>
          <span className="figures block text-ink-2 text-xs">{figuresText(quote)}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
