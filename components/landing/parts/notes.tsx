import type { Note, Surface } from "@storefront/brands/landing-parts";
import { evenColumns } from "./custom-properties";
import { Band } from "./section";

interface Props {
  title: string;
  list: readonly Note[];
  surface: Surface;
}

/** A brand's own remarks side by side, each below a line. */
export function Notes({ title, list, surface }: Props) {
  return (
    <Band block={{ surface, title }}>
      <dl
        style={evenColumns(list.length === 4 ? 4 : 3)}
        className="mt-8 grid grid-cols-(--columns) gap-x-10 gap-y-8 narrow:grid-cols-2 small:grid-cols-1"
      >
        {list.map(({ name, text }) => (
          <div key={name} className="border-glow border-t-2 pt-4">
            <dt className="font-semibold text-lg">{name}</dt>
            <dd className="mt-2 text-base text-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </Band>
  );
}
