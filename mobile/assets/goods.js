// Shows the price of the chosen spec in the bar at the bottom.
const price = document.querySelector("[data-bar-price]");
const unit = document.querySelector("[data-bar-unit]");
for (const spec of document.querySelectorAll("[data-price]")) {
  const show = () => {
    if (!spec.checked || !price || !spec.dataset.price) return;
    price.textContent = spec.dataset.price;
    if (unit) unit.textContent = unit.textContent.replace("起", "");
  };
  spec.addEventListener("change", show);
  // A browser that comes back to the page restores the choice.
  show();
}
