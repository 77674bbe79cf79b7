// Counts every [data-countdown] down on a monotonic clock, and reloads the page at 0.
for (const element of document.querySelectorAll("[data-countdown]")) {
  const end = performance.now() + Number(element.dataset.countdown) * 1000;
  const show = () => {
    const left = Math.max(0, Math.ceil((end - performance.now()) / 1000));
    const two = (value) => String(value).padStart(2, "0");
    const hours = Math.floor(left / 3600);
    const rest = `${two(Math.floor((left % 3600) / 60))}:${two(left % 60)}`;
    element.textContent = hours > 0 ? `${hours}:${rest}` : rest;
    if (left > 0) return;
    clearInterval(timer);
    location.reload();
  };
  const timer = setInterval(show, 1000);
}
