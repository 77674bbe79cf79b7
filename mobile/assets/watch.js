// Polls [data-watch] every 3 s and reloads the page when the answer differs from [data-state].
const watched = document.querySelector("[data-watch]");
if (watched) {
  const poll = async () => {
    try {
      const answer = await fetch(watched.dataset.watch, { credentials: "same-origin" });
      if (answer.ok && (await answer.text()) !== watched.dataset.state) return location.reload();
    } catch {
      // Offline; the next poll may succeed.
    }
    setTimeout(poll, 3000);
  };
  setTimeout(poll, 3000);
}
