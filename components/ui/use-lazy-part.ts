import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component that a page can do without; `LazyComponent` offers a retry for the others. What is no component is
 * loaded by `import()` in a guarded handler, or by `callWhenLoaded`; islands that the server renders, which no effect
 * can load, by Next's `dynamic`.
 * @param load the same function at every render
 * @param wanted truthy when the part is needed; until then nothing is loaded, and a change tries again what failed
 * @returns null while it is not there, undefined after a failure
 */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  // A default would cost every page 30 bytes.
  wanted: boolean | number | object | null,
): ComponentType<P> | null | undefined {
  const [Part, setPart] = useState<ComponentType<P> | null | undefined>(null);
  const isLoaded = Boolean(Part);
  useEffect(() => {
    if (!wanted || isLoaded) return;
    setPart(null);
    load()
      .catch(() => undefined)
      .then((part) => setPart(() => part));
  }, [load, wanted, isLoaded]);
  return Part;
}
