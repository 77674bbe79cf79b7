/** Anchor id of the table with all games (blocks/rates). */
export const RATES_ID = "rates";

/** Link below the choice to the table of all games, which also works without JavaScript. */
export function ReadAsTable() {
  return (
    <p className="mt-5">
      <noscript>
        <span className="mr-2">浏览器没有开启 JavaScript，选不了游戏：</span>
      </noscript>
      <a href={`#${RATES_ID}`} className="text-mark underline underline-offset-4">
        不选了，看全部游戏的表
      </a>
    </p>
  );
}
