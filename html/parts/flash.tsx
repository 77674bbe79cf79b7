/** The mood of a message for the reader; base.css defines the colors. */
export type Mood = "good" | "wait" | "bad" | "quiet";

/** A message above a form or a page: an error, or what was done. */
export function Flash({ mood, text }: { mood: "good" | "bad"; text: string | undefined }) {
  if (!text) return null;
  return (
    <p class={`flash mood-${mood}`} role={mood === "bad" ? "alert" : "status"}>
      {text}
    </p>
  );
}
