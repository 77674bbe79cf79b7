// Asks every 3 s whether something was written, and then takes over the messages of the page alone: what is being typed
// stays. A picture that is too large is refused before it is sent.
const shown = document.querySelector("[data-conversation]");
if (shown) {
  const ask = async () => {
    try {
      const state = await fetch(shown.dataset.conversation, { credentials: "same-origin" });
      const latest = state.ok ? await state.text() : shown.dataset.latest;
      if (latest !== shown.dataset.latest && (await takeOver())) shown.dataset.latest = latest;
    } catch {
      // No network now; the next question may get through.
    }
    setTimeout(ask, 3000);
  };
  const takeOver = async () => {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-conversation]");
    if (!fresh) return false;
    shown.replaceChildren(...fresh.childNodes);
    return true;
  };
  setTimeout(ask, 3000);
}

for (const input of document.querySelectorAll("input[type=file][data-most-mb]")) {
  const most = Number(input.dataset.mostMb);
  input.addEventListener("change", () => {
    const isTooLarge = [...input.files].some((file) => file.size > most * 1024 * 1024);
    input.setCustomValidity(isTooLarge ? `图片过大，每张最多 ${most} MB` : "");
    input.reportValidity();
  });
}
