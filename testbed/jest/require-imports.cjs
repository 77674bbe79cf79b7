const { createHash } = require("node:crypto");

/**
 * The embedded database loads Node modules with import(), which jest's CommonJS runtime does not support.
 * This transform replaces each import("name") of a CommonJS file by a require.
 */
const compile = (source) =>
  `"use strict"; const jestRequire = require; ${source.replace(
    /\bimport\(("[\w:/]+")\)/g,
    "Promise.resolve(jestRequire($1))",
  )}`;

module.exports = {
  getCacheKey: (source) => createHash("sha256").update(compile(source)).digest("hex"),
  process: (source) => ({ code: compile(source) }),
};
