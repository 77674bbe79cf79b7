/** What a test needs of a browser; `chromium/` implements it over CDP, `firefox/` over WebDriver BiDi. */
export interface BrowserPage {
  /** Opens a URL and waits for its load event. */
  goto(url: string): Promise<void>;
  /** Evaluates an expression in the page; its value must be JSON. Promises are awaited. */
  evaluate(expression: string): Promise<unknown>;
  /** Presses and releases the mouse at a point of the viewport, in CSS px. */
  clickAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  /** Sets the viewport's size in CSS px; one CSS px is one pixel of a screenshot. */
  resize(width: number, height: number): Promise<void>;
  /** @returns the viewport as PNG */
  screenshot(): Promise<Buffer>;
  /** Returns the errors that scripts have thrown and nothing caught, and forgets them. */
  takeErrors(): string[];
}

/** A browser with a new profile and one page. */
export interface RunningBrowser {
  /** As the browser states it, for example "HeadlessChrome/109.0.5412.0". */
  version: string;
  page: BrowserPage;
  close(): Promise<void>;
}
