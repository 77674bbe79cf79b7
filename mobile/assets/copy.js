// Reveals the copy buttons, which need scripts, and reports the result of each copy.
const result = document.querySelector("[data-copy-result]");
for (const button of document.querySelectorAll("[data-copy]")) {
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(button.dataset.copy);
      result.textContent = "已复制";
    } catch {
      result.textContent = "该浏览器不支持自动复制，请手动选择复制";
    }
  });
}
