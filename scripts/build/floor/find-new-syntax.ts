import { type Literal, type Node, parse } from "acorn";
import { full } from "acorn-walk";

/** Safari 15.6 has all of ES2022 but static blocks, and lookbehinds (ES2018) since 16.4. */
const ECMA_VERSION = 2022;
const LOOKBEHIND = /\(\?<[=!]/;

export interface ParsedScript {
  source: string;
  program: Node;
}

/** Of scripts that the build copies as they are, since browsers below the floor run them too. */
const COPIED_ECMA_VERSION = 5;

/**
 * @param isCopied the build did not lower the script
 * @throws SyntaxError, with line and column, when the script is newer than ES2022, or than ES5 when it is copied
 */
export function parseScript(source: string, isCopied = false): ParsedScript {
  const ecmaVersion = isCopied ? COPIED_ECMA_VERSION : ECMA_VERSION;
  return { source, program: parse(source, { ecmaVersion }) };
}

/** Syntax that a browser of the floor refuses: each finding with the code around it. */
export function findNewSyntax({ source, program }: ParsedScript): string[] {
  const findings: string[] = [];
  full(program, (node) => {
    const isNew = node.type === "StaticBlock" || (isLiteral(node) && hasLookbehind(node));
    if (isNew) findings.push(`new syntax: ${excerpt(source, node)}`);
  });
  return findings;
}

/** A node's code with some before and behind it, on one line. */
export function excerpt(source: string, { start, end }: Pick<Node, "start" | "end">): string {
  const code = source.slice(Math.max(0, start - 40), Math.min(end, start + 80) + 40);
  return code.replace(/\s+/g, " ");
}

const isLiteral = (node: Node): node is Literal => node.type === "Literal";
const hasLookbehind = ({ regex }: Literal) => regex != null && LOOKBEHIND.test(regex.pattern);
