import type { RenderPage } from "../cache/pages/page-renders";

/**
 * Makes renders of the same path wait for each other. Next gives all renders of a path that run at a time the result of
 * the first (`ResponseCache`), and a page of a tester's market must not become another one's.
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
