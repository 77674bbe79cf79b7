import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component that the page does without until it is there, and if it does not load.
 * @param load the same function at every render
 * @param wanted truthy when the part is needed; until then nothing is loaded, and a change tries again what failed
 * @returns null while it is not there
 */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  wanted: boolean | number | object | null = true,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!wanted || Part !== null) return;
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load, wanted, Part]);
  return Part;
}
