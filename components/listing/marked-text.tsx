import { markWords } from "@/lib/discovery/mark-words";

interface Props {
  text: string;
  /** The words of a search. */
  words?: readonly string[] | undefined;
}

/** A text in which the words of a search stand out. */
export function MarkedText({ text, words = [] }: Props) {
  if (words.length === 0) return text;
  return markWords(text, words).map(({ text: part, at, marked }) =>
    marked ? (
      <mark key={at} className="bg-transparent text-primary-strong">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
