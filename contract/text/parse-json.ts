/** Parses JSON. @returns undefined when the text is not JSON; no schema accepts that where a value is required */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
