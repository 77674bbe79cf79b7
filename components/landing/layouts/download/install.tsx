import type { DownloadLayout } from "@storefront/brands/layouts/download";
import { evenColumns } from "../../parts/custom-properties";
import { Band } from "../../parts/section";
import { Picture } from "./picture";

interface Props {
  title: string;
  /** Steps per system. */
  tracks: readonly { name: string; steps: DownloadLayout["install"]["ios"] }[];
  mark: string;
}

/** Installation steps, one track per system, each with the phone's screen. */
export function Install({ title, tracks, mark }: Props) {
  return (
    <Band block={{ surface: "ground", title }}>
      {tracks.map(({ name, steps }) => (
        <div
          key={name}
          className="mt-10 grid grid-cols-[136px_1fr] border-on border-t-2 pt-8 narrow:grid-cols-1 narrow:gap-6"
        >
          <h3 className="font-bold text-xl">{name}</h3>
          <ol
            className="grid grid-cols-(--columns) gap-8 narrow:gap-5 small:fit-132 small:gap-x-4 small:gap-y-8"
            style={evenColumns(steps.length)}
          >
            {steps.map((step, index) => (
              <li key={step.name}>
                <Picture picture={step.picture} mark={mark} />
                <p className="mt-4 flex items-baseline gap-3 font-semibold text-lg">
                  <span className="figures text-mark">{index + 1}</span>
                  {step.name}
                </p>
                <p className="mt-1.5 text-soft">{step.text}</p>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Band>
  );
}
