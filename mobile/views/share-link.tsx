/** The group's link to send to a friend: selectable text, and a copy button when scripts run. */
export function ShareLink({ link }: { link: string }) {
  return (
    <section class="card share-link stack-8" aria-labelledby="share">
      <h2 id="share" class="card-title">
        发给一位好友
      </h2>
      <p class="share-text">{link}</p>
      <button class="button" type="button" data-copy={link} data-action="invite" hidden>
        复制邀请链接
      </button>
      <p class="hint" role="status" data-copy-result>
        长按链接可以选择复制
      </p>
    </section>
  );
}
