import { Listings } from "@/components/listing/listings";
import { gameHref } from "@/lib/addresses/game-path";
import { countedText } from "@/lib/discovery/counted";
import { type KindSection, sectionLines } from "@/lib/discovery/kind-sections";

interface Props {
  game: string;
  sections: readonly KindSection[];
  /** URL of the brand's external mall, if it has one. */
  mallUrl: string | undefined;
}

/** A game's kinds, each with its first listings. */
export function KindSections({ game, sections, mallUrl }: Props) {
  return (
    <div className="space-y-8">
      {sectionLines(sections).map((line) => (
        <div
          key={line[0]?.slug}
          className="grid grid-cols-5 gap-x-5 gap-y-8 wide:grid-cols-6 narrow:grid-cols-1"
        >
          {line.map((section) => (
            <Section
              key={section.slug}
              game={game}
              section={section}
              mallUrl={mallUrl}
              columns={line.length > 1 ? section.rows.length : null}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface SectionProps extends Pick<Props, "game" | "mallUrl"> {
  section: KindSection;
  /** Columns of the line that it takes; null: all. */
  columns: number | null;
}

const SPAN = ["", "col-span-1", "col-span-2", "col-span-3", "col-span-4"] as const;

/** The first listings of a kind, with a link to all of them. */
function Section({ game, section, mallUrl, columns }: SectionProps) {
  const { slug, name, rows } = section;
  const id = `kind-${slug}`;
  const span = columns === null ? "col-span-full" : (SPAN[columns] ?? "");
  return (
    <section aria-labelledby={id} className={`min-w-0 narrow:col-span-1 ${span}`}>
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-semibold text-lg">
          {name}
        </h2>
        <a
          href={gameHref({ game, kind: slug })}
          className="figures shrink-0 text-ink-2 hover:text-primary-strong hover:underline"
        >
          全部 {countedText(section)} 件<span className="sr-only">{name}</span>
        </a>
      </div>
      <Listings rows={rows} mallUrl={mallUrl} columns={columns} oneLine />
    </section>
  );
}
