import type { BagLayout } from "@storefront/brands/layouts/bag";
import { SealTag, TAG_SPOTS } from "@/components/bag/seal-tag";
import { customProperties } from "../../parts/custom-properties";
import { Section, Title } from "../../parts/section";

/** The sealed tag with its parts numbered, and what each part is for. */
export function Tag({ title, name, lines, notes }: NonNullable<BagLayout["tag"]>) {
  return (
    <Section
      block={{ surface: "deep" }}
      className="grid grid-cols-[440px_1fr] items-center gap-24 py-12 narrow:grid-cols-1 narrow:gap-8"
    >
      <div className="relative h-[560px] w-[440px] narrow:justify-self-center small:[zoom:0.7]">
        <SealTag title={name} lines={lines} />
        {notes.map((note, index) => {
          const [x = 0, y = 0] = TAG_SPOTS[index] ?? [];
          return (
            <span
              key={note.name}
              aria-hidden="true"
              style={customProperties({ "--x": `${x}px`, "--y": `${y}px` })}
              className="figures -translate-x-1/2 -translate-y-1/2 absolute top-(--y) left-(--x) grid size-9 place-items-center rounded-full bg-glow font-bold text-over"
            >
              {index + 1}
            </span>
          );
        })}
      </div>
      <div>
        <Title block={{ title }} />
        <ol className="mt-8">
          {notes.map((note, index) => (
            <li
              key={note.name}
              className="grid grid-cols-[48px_120px_1fr] items-baseline border-rule border-t py-4 text-base small:grid-cols-[36px_1fr]"
            >
              <span className="figures font-bold text-mark text-xl">{index + 1}</span>
              <h3 className="font-semibold text-lg">{note.name}</h3>
              <p className="text-soft small:col-start-2">{note.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
