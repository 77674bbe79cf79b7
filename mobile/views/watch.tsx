/** Reloads the page when the answer of a path of this site differs from the shown state (assets/watch.js). */
export const Watch = ({ path, state }: { path: string; state: string }) => (
  <p hidden data-watch={`/phone/${path}`} data-state={state} />
);
