/** The anchor of the table with every game (blocks/rates). */
export const RATES_ID = "rates";

/** Under the choice: to all games at once, which is also the way without JavaScript. */
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
