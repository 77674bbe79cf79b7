import { useId } from "react";

interface Props {
  legend: string;
  options: readonly string[];
  chosen: string;
  choose: (option: string) => void;
  /** Class names of an option. */
  chip: string;
  className: string;
}

/** A choice of a few options, as native radio buttons for keyboard and screen reader support. */
export function Choices({ legend, options, chosen, choose, chip, className }: Props) {
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className="mb-2.5 text-soft">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option}
            data-checked={option === chosen || undefined}
            className={`relative cursor-pointer ${chip}`}
          >
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === chosen}
              onChange={() => choose(option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-[inherit] focus-visible:outline-on"
            />
            {option}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
