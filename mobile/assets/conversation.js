// Polls every 3 s for new messages and replaces only the list of messages, so that the text being typed stays. Pictures
// that are too large are rejected before the upload.
const shown = document.querySelector("[data-conversation]");
if (shown) {
  const poll = async () => {
    try {
      const state = await fetch(shown.dataset.conversation, { credentials: "same-origin" });
      const latest = state.ok ? await state.text() : shown.dataset.latest;
      if (latest !== shown.dataset.latest && (await refreshMessages()))
        shown.dataset.latest = latest;
    } catch {
      // Offline; the next poll may succeed.
    }
    setTimeout(poll, 3000);
  };
  const refreshMessages = async () => {
    const answer = await fetch(location.href, { credentials: "same-origin" });
    if (!answer.ok) return false;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const fresh = page.querySelector("[data-conversation]");
    if (!fresh) return false;
    shown.replaceChildren(...fresh.childNodes);
    return true;
  };
  setTimeout(poll, 3000);
}

for (const input of document.querySelectorAll("input[type=file][data-most-mb]")) {
  const maxMb = Number(input.dataset.mostMb);
  input.addEventListener("change", () => {
    const isTooLarge = [...input.files].some((file) => file.size > maxMb * 1024 * 1024);
    input.setCustomValidity(isTooLarge ? `图片过大，每张最多 ${maxMb} MB` : "");
    input.reportValidity();
  });
}
