// @ts-check

/**
 * Returns one value for the whole process. Next bundles its own copy of these modules and the server loads another, so
 * a module-level variable would exist twice.
 * @template T
 * @param {string} name
 * @param {() => T} create
 * @returns {T}
 */
export function processSingleton(name, create) {
  const holder = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis));
  const key = Symbol.for(`storefront.${name}`);
  const known = holder[key];
  if (known !== undefined) return known;
  const created = create();
  holder[key] = created;
  return created;
}
