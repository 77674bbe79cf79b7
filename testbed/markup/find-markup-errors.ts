import { HtmlValidate } from "html-validate";

/**
 * Rules of the HTML standard about the structure of a document: which element may stand where, how often and with which
 * attributes. Rules of style are left out; accessibility is axe's subject.
 */
const STRUCTURE = [
  "attribute-allowed-values",
  "attribute-misuse",
  "close-order",
  "deprecated",
  "element-permitted-content",
  "element-permitted-occurrences",
  "element-permitted-order",
  "element-permitted-parent",
  "element-required-ancestor",
  "element-required-attributes",
  "element-required-content",
  "form-dup-name",
  "input-attributes",
  "map-dup-name",
  "map-id-name",
  "multiple-labeled-controls",
  "no-deprecated-attr",
  "no-dup-attr",
  "no-dup-class",
  "no-dup-id",
  "no-missing-references",
  "script-element",
  "valid-for",
  "void-content",
] as const;

/**
 * What the checker reports although the standard allows it: `imagesizes` may be absent when all candidates have a
 * density (`1x, 2x`); ours have.
 */
const ALLOWED = /^<link> requires "imagesizes" attribute/;

const checker = new HtmlValidate({
  root: true,
  elements: ["html5"],
  rules: Object.fromEntries(STRUCTURE.map((rule) => [rule, "error"])),
});

/** Finds structural errors of a document. @returns one line each: rule, message, selector; empty without errors */
export async function findMarkupErrors(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !ALLOWED.test(message))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? "document"})`);
}
