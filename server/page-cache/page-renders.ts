import {
  createRenderContext,
  type FetchedAnswer,
  withRenderContext,
} from "@/lib/page-cache/render-context.js";

/** Has Next render an internal path. Resolves when Next has stored it or given up; never rejects. */
export type RenderPage = (path: string) => Promise<void>;

/** Renders pages into the store. Concurrent requests for one page are one render. */
export class PageRenders {
  #running = new Map<string, Promise<boolean>>();

  constructor(private readonly renderPage: RenderPage) {}

  /**
   * @param answers of the marketplace that were fetched already
   * @returns whether the page was stored; false when it failed or must not be kept
   */
  render(path: string, answers?: Map<string, FetchedAnswer>): Promise<boolean> {
    const running = this.#running.get(path);
    if (running) return running;
    const context = createRenderContext(answers);
    const started = withRenderContext(context, () => this.renderPage(path))
      .then(() => context.stored)
      .finally(() => this.#running.delete(path));
    this.#running.set(path, started);
    return started;
  }
}
