import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import tailwind from "@tailwindcss/postcss";
import postcss from "postcss";
import { chooseNames } from "./choose-names.js";
import { renameClasses } from "./selectors.js";
import { hashClassNames, tablePath } from "./table.js";

/** The folders whose modules may contain classes; next.config.js has the loader read the same. */
const FOLDERS = ["app", "brands", "components", "lib"];

/**
 * Chooses the short names of the storefront's classes, which styles and scripts get when they are built.
 * @param {string} root
 * @returns {Promise<string>} the table's hash
 */
export async function writeClassNames(root) {
  const uses = await listClasses(join(root, "app", "globals.css"));
  for (const folder of FOLDERS) countUses(join(root, folder), uses);
  const path = tablePath(root);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(chooseNames(uses)));
  return hashClassNames(root);
}

/**
 * Lists the classes of a stylesheet, those that Tailwind generates included.
 * @param {string} from path
 * @returns {Promise<Map<string, number>>} classes, not used so far
 */
async function listClasses(from) {
  const plugins = [tailwind({ optimize: { minify: false } })];
  const { root } = await postcss(plugins).process(readFileSync(from, "utf8"), { from });
  const uses = new Map();
  root.walkRules(({ selector }) => {
    renameClasses(selector, (name) => {
      uses.set(name, 0);
    });
  });
  return uses;
}

/**
 * Adds how often the modules below a folder name each class.
 * @param {string} folder
 * @param {Map<string, number>} uses
 */
function countUses(folder, uses) {
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!/\.tsx?$/.test(file)) continue;
    for (const word of readFileSync(join(folder, file), "utf8").split(/[\s"'`]+/)) {
      const count = uses.get(word);
      if (count !== undefined) uses.set(word, count + 1);
    }
  }
}
