import { type ComponentType, useEffect, useState } from "react";

/**
 * Loads a component that the page does without until it is there, and if it does not load.
 * @param load the same function at every render
 * @param isWanted until then nothing is loaded
 * @returns null while it is not there
 */
export function useLazyPart<P>(
  load: () => Promise<ComponentType<P>>,
  isWanted = true,
): ComponentType<P> | null {
  const [Part, setPart] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    if (!isWanted || Part !== null) return;
    load().then(
      (part) => setPart(() => part),
      () => undefined,
    );
  }, [load, isWanted, Part]);
  return Part;
}
