/** A class in a selector, with its escapes; attribute selectors are skipped, because their values may contain dots. */
const CLASS = /\[[^\]]*\]|\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6} ?|\\.)+)/giu;
const ESCAPE = /\\(?:([0-9a-f]{1,6}) ?|(.))/giu;

const unescapeName = (name) =>
  name.replace(ESCAPE, (_, hex, char) => char ?? String.fromCodePoint(Number.parseInt(hex, 16)));

/**
 * Replaces the classes of a selector.
 * @param {string} selector
 * @param {(name: string) => string | undefined} rename receives a name without escapes; what it returns must need none
 */
export const renameClasses = (selector, rename) =>
  selector.replace(CLASS, (match, name) => {
    const renamed = name === undefined ? undefined : rename(unescapeName(name));
    return renamed === undefined ? match : `.${renamed}`;
  });
