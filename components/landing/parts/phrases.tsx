/** Text that breaks after its commas and stops rather than in the middle of a word, which Chinese has no spaces to show. */
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
