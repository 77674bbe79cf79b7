import { END } from "./page";

const NUMBERED = /&#(\d+);/g;

/**
 * Returns the text of a picture, fact by fact, so that who cannot see the picture reads what it shows and no more.
 * @param html of the picture
 */
export const altText = (html: string): string => {
  const body = html.slice(html.indexOf("<body>"));
  const facts = body.split(END).map((part) =>
    part
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll(NUMBERED, (_, code: string) => String.fromCodePoint(Number(code)))
      .replaceAll(/\s+/g, " ")
      .trim(),
  );
  return [...new Set(facts.filter((fact) => fact !== ""))].join("，");
};
