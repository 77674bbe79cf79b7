// Asks every 3 s for the state at [data-watch]; the page is loaded anew when it is another than [data-state].
const watched = document.querySelector("[data-watch]");
if (watched) {
  const ask = async () => {
    try {
      const answer = await fetch(watched.dataset.watch, { credentials: "same-origin" });
      if (answer.ok && (await answer.text()) !== watched.dataset.state) return location.reload();
    } catch {
      // No network now; the next question may get through.
    }
    setTimeout(ask, 3000);
  };
  setTimeout(ask, 3000);
}
