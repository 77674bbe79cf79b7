/** Characters that a thumbnail's caption has room for. */
const LONGEST = 8;

/**
 * What a picture is about, in a few characters: the first part of its text that does not name the game, or that part's
 * first word when it is long.
 * @param text "曜日战歌，霜月，星耀 Ⅱ"
 * @returns "霜月"; "" when nothing is short enough
 */
export function pictureCaption(text: string | undefined, game: string): string {
  const parts = (text ?? "").split("，").map((part) => part.trim());
  const part = parts.find((it) => it !== game && it !== "") ?? "";
  const caption = [part, part.split(" ")[0] ?? ""].find((it) => it.length <= LONGEST);
  return caption ?? "";
}
