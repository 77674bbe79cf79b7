import {
  createRenderContext,
  type FetchedAnswer,
  withRenderContext,
} from "@/lib/page-cache/render-context.js";

/** Has Next render an internal path. Resolves when Next has stored it or given up; never rejects. */
export type RenderPage = (path: string) => Promise<void>;

/** "unavailable": the marketplace did not answer; "failed": a fault of our own, or a page that must not be kept. */
export type Rendered = "stored" | "unavailable" | "failed";

/** Renders pages into the store. Concurrent requests for one page are one render. */
export class PageRenders {
  #running = new Map<string, Promise<Rendered>>();

  constructor(private readonly renderPage: RenderPage) {}

  /** @param answers of the marketplace that were fetched already */
  render(path: string, answers?: Map<string, FetchedAnswer>): Promise<Rendered> {
    const running = this.#running.get(path);
    if (running) return running;
    const context = createRenderContext(answers);
    const started = withRenderContext(context, () => this.renderPage(path))
      .then((): Rendered => {
        if (context.stored) return "stored";
        return context.unavailable ? "unavailable" : "failed";
      })
      .finally(() => this.#running.delete(path));
    this.#running.set(path, started);
    return started;
  }
}
