/** The build copies the file to `_next/static` under a name with the hash of its content. */
const SCRIPT = new URL("./early-input.js", import.meta.url);

/**
 * Links the script that holds what a visitor does before hydration. Neither async nor deferred: it has to run before
 * the first paint, which the stylesheet delays for longer.
 */
export function EarlyScript() {
  return <script src={SCRIPT.pathname} />;
}
