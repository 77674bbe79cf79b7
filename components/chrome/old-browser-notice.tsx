/**
 * Tells visitors with a browser below the oldest supported (package.json, browserslist) what works and what to do.
 * Without a script: app/old-browser.css hides it where a page works.
 */
export function OldBrowserNotice() {
  return (
    <p
      className="old-browser px-6 py-3 text-center text-base leading-7"
      style={{ background: "#fff4d6", color: "#3d2c00", borderBottom: "1px solid #e5c466" }}
      data-nosnippet=""
    >
      你的浏览器版本较旧，可以浏览，登录和购买可能无法完成。360、QQ、搜狗浏览器请点地址栏右侧的图标切换到“极速模式”；仍不行时请更新浏览器，或改用最新版
      Chrome 或 Edge 打开本页。Windows 7 可用 Chrome 109 或 Firefox 115。
    </p>
  );
}
