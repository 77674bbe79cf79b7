import { count, timed } from "@storefront/platform/observability/metrics/recorder";
import {
  createRenderContext,
  type ProvideAnswer,
  type RenderContext,
  withRenderContext,
} from "@/lib/render/context.js";

/** Has Next render an internal path. Resolves when Next has stored it or failed; never rejects. */
export type RenderPage = (path: string) => Promise<void>;

/** "unavailable": the marketplace did not answer; "failed": an internal error, or a page that must not be stored. */
export type Rendered = "stored" | "unavailable" | "failed";

/** Renders pages into the store. Concurrent requests for a page share a render. */
export class PageRenders {
  #running = new Map<string, Promise<Rendered>>();

  /**
   * @param sequence returns the sequence of the store that pages are rendered into
   * @param provide gets the marketplace's answers into that store
   */
  constructor(
    private readonly renderPage: RenderPage,
    private readonly sequence: () => number = () => 0,
    private readonly provide?: ProvideAnswer,
  ) {}

  render(path: string): Promise<Rendered> {
    const running = this.#running.get(path);
    if (running) return running;
    const context = createRenderContext(this.sequence(), this.provide);
    const render = () => withRenderContext(context, () => this.renderPage(path));
    const started = timed("page_render_duration_seconds", {}, render)
      .then(() => {
        const outcome = outcomeOf(context);
        count("page_renders_total", { outcome });
        return outcome;
      })
      .finally(() => this.#running.delete(path));
    this.#running.set(path, started);
    return started;
  }
}

function outcomeOf({ stored, unavailable }: RenderContext): Rendered {
  if (stored) return "stored";
  return unavailable ? "unavailable" : "failed";
}
