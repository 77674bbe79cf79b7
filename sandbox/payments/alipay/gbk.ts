const UNKNOWN = 0x3f;

/** Returns the two GBK bytes of every character, from the platform's decoder. */
function readTable(): Map<string, [number, number]> {
  const decoder = new TextDecoder("gbk");
  const table = new Map<string, [number, number]>();
  for (let high = 0x81; high <= 0xfe; high += 1) {
    for (let low = 0x40; low <= 0xfe; low += 1) {
      const text = decoder.decode(new Uint8Array([high, low]));
      if (text.length === 1 && text !== "\ufffd") table.set(text, [high, low]);
    }
  }
  return table;
}

let table: Map<string, [number, number]> | undefined;

/** @returns the text in GBK, with "?" for characters that it lacks */
export function toGbk(text: string): Uint8Array<ArrayBuffer> {
  table ??= readTable();
  const characters = table;
  const bytes = [...text].flatMap((character) => {
    const code = character.codePointAt(0) ?? UNKNOWN;
    return code < 0x80 ? [code] : (characters.get(character) ?? [UNKNOWN]);
  });
  return new Uint8Array(bytes);
}
