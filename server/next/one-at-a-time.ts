import type { RenderPage } from "../cache/pages/page-renders";

/**
 * Makes renders of the same path wait for each other. Next gives all concurrent renders of a path the result of the
 * first (`ResponseCache`), but a page of one tester's market must not be sent to another tester.
 */
export function oneAtATime(renderPage: RenderPage): RenderPage {
  const last = new Map<string, Promise<void>>();
  return (path) => {
    const before = last.get(path);
    const render = before ? before.then(() => renderPage(path)) : renderPage(path);
    const ended = render
      .catch(() => {})
      .then(() => {
        if (last.get(path) === ended) last.delete(path);
      });
    last.set(path, ended);
    return render;
  };
}
