/**
 * The first value of a query parameter, decoded, without parsing the rest.
 * @param query "" or what follows the path, "?" included
 * @returns undefined when it is missing or cannot be decoded
 */
export function queryValue(query: string, name: string): string | undefined {
  let from = query.indexOf(`${name}=`);
  while (from !== -1) {
    const before = query.charCodeAt(from - 1);
    if (before === 63 || before === 38) {
      const start = from + name.length + 1;
      const end = query.indexOf("&", start);
      return decode(query.slice(start, end === -1 ? undefined : end));
    }
    from = query.indexOf(`${name}=`, from + 1);
  }
  return undefined;
}

function decode(value: string): string | undefined {
  if (!value.includes("%") && !value.includes("+")) return value;
  try {
    return decodeURIComponent(value.replaceAll("+", " "));
  } catch {
    return undefined;
  }
}
