import { shortenLiterals } from "./shorten-literals.js";
import { readClassNames } from "./table.js";

/** Loader of Turbopack (next.config.js): gives the classes in a module's strings their short names. */
export default function shortenClasses(code) {
  const root = this.rootContext ?? process.cwd();
  return shortenLiterals(code, this.resourcePath, readClassNames(root));
}
