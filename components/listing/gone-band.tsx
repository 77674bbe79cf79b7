/** Over the lower edge of a listing's picture: why it cannot be bought now. Needs a positioned parent. */
export function GoneBand({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <span className="absolute inset-x-0 bottom-0 bg-ink/85 py-1 text-center text-white text-xs">
      {text}
    </span>
  );
}
