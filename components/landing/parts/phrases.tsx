/** Text that breaks after punctuation rather than within a word, since Chinese has no spaces. */
export function Phrases({ text }: { text: string }) {
  return Array.from(
    text.matchAll(/[^，：；。！？]*[，：；。！？]+[」）]?|[^，：；。！？]+/g),
    ({ 0: phrase, index }) => (
      <span key={index} className="inline-block">
        {phrase}
      </span>
    ),
  );
}
