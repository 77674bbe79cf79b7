/** @returns the fields that a browser would send of the form that posts to `action` */
export function formFields(html: string, action: string): Record<string, string> {
  const form =
    new RegExp(`<form[^>]*method="post" action="${action}".*?</form>`, "s").exec(html)?.[0] ?? "";
  const fields: Record<string, string> = {};
  for (const [input] of form.matchAll(/<input[^>]*>/g)) {
    const read = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? "";
    const chosen = !/type="radio"/.test(input) || / checked/.test(input);
    if (chosen) fields[read("name")] = read("value").replaceAll("&amp;", "&");
  }
  return fields;
}
