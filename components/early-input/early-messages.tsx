/** An empty address is the page's own, with its query. */
const THIS_PAGE = "";

/**
 * Messages of early-input.js. Each is visible while <html> has its name as `data-early` (app/early-input.css); the first
 * also when that script itself did not load, which needs no script.
 */
export function EarlyMessages() {
  return (
    <div data-nosnippet="" className="print:hidden">
      <p role="alert" className="early-message early-failure">
        页面没有加载完整，有些按钮可能没有反应。
        <a href={THIS_PAGE} className="text-primary-strong underline underline-offset-4">
          重新加载
        </a>
      </p>
      <p role="status" className="early-message early-slow">
        刚才的操作已收到。网络较慢，页面加载完就执行，请稍等。
      </p>
      <p role="status" className="early-message early-changed">
        刚才点的地方在页面加载后有了变化，请看一下再操作。
      </p>
    </div>
  );
}

/** The build copies the file to `_next/static` under a name with the hash of its content. */
const SCRIPT = new URL("./early-input.js", import.meta.url);

/**
 * Links the script that holds what a visitor does before hydration. Neither async nor deferred: it has to run before
 * the first paint, which the stylesheet delays for longer.
 */
export function EarlyScript() {
  return <script src={SCRIPT.pathname} />;
}
