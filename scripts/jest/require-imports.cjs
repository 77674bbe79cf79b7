const { createHash } = require("node:crypto");

/**
 * The embedded database loads Node's modules by import(), which jest's CommonJS runtime does not have.
 * This transform turns each import("name") of a CommonJS file into a require.
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
