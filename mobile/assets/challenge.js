// Requests the code again with the token that the challenge page posts when it is solved.
const frame = document.querySelector("[data-challenge]");
if (frame) {
  const onMessage = (event) => {
    const token = event.data?.challenge_token;
    const isTrusted =
      event.source === frame.contentWindow && event.origin === frame.dataset.challenge;
    if (!isTrusted || typeof token !== "string" || !/^[\x21-\x7e]{1,4096}$/.test(token)) return;
    removeEventListener("message", onMessage);
    document.querySelector("[name=challenge_token]").value = token;
    document.querySelector("[formaction='/phone/login/code']").click();
  };
  addEventListener("message", onMessage);
}
