"use client";

import { AGREEMENT_VERSION } from "@storefront/contract/account/agreement-version";
import { useEffect, useState } from "react";
import useSWR from "swr";
import { useUnread } from "@/components/messages/use-unread";
import { guardHandler } from "@/components/ui/guard-handler";
import { LazyComponent } from "@/components/ui/lazy-component";
import { showToast } from "@/components/ui/toast";
import { readConsent } from "@/lib/account/read-personal-data";
import { call } from "@/lib/api/call.client";
import { clearSession } from "@/lib/cookies/session-cookies";
import { readProfile } from "@/lib/login/read-answers";
import { noteBrowserLogout } from "@/lib/session/browser-logout";
import { withLogin } from "@/lib/session/login-gate";
import { preloadWhenIdle } from "@/lib/ui/preload-when-idle";
import { UserMenu } from "./user-menu";

export interface SessionUserProps {
  token: string;
  /** Called after a logout from here. */
  onLoggedOut: () => void;
}

/** The logged-in visitor in the header. Remounted for each session. */
export function SessionUser({ token, onLoggedOut }: SessionUserProps) {
  const { data: profile, mutate } = useSWR(
    ["profile", token],
    () => withLogin(() => call("profile", {})),
    NO_REVALIDATION,
  );
  // The session works even if the profile is not loaded.
  const { nickname, picture } = readProfile(profile?.ok ? profile.data : null);
  const unread = useUnread(token);
  useEffect(() => followAccount(token), [token]);
  const [inMessages, setInMessages] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const agreed = profile?.ok ? readConsent(profile.data).version : "";
  const asksConsent = agreed !== "" && agreed !== AGREEMENT_VERSION;
  const logOutHere = () => logout().then(onLoggedOut);
  const dialogProps = { onClose: () => setConfirming(false), onLoggedOut };
  return (
    <>
      <UserMenu
        nickname={nickname}
        picture={picture}
        unread={unread ?? 0}
        onMessages={unread === null ? null : () => setInMessages(true)}
        onLogout={logOutHere}
        onLogoutEverywhere={() => setConfirming(true)}
      />
      {inMessages ? (
        <LazyComponent
          load={loadMessages}
          props={{ subject: null, onClose: () => setInMessages(false) }}
        />
      ) : null}
      {asksConsent ? (
        <LazyComponent
          load={loadAgreement}
          props={{ onAgreed: () => void mutate(), onRefused: () => void logOutHere() }}
        />
      ) : null}
      {confirming ? <LazyComponent load={loadDialog} props={dialogProps} /> : null}
    </>
  );
}

const loadMessages = () =>
  import("@/components/account/inbox/messages-panel").then((part) => part.MessagesPanel);
const loadAgreement = () => import("./agreement-dialog").then((part) => part.AgreementDialog);
const loadDialog = () =>
  import("./logout-everywhere-dialog").then((part) => part.LogoutEverywhereDialog);

/** When the page is idle. Without a live channel the page polls. */
function followAccount(token: string): () => void {
  const onLoginEnded = guardHandler(async () => {
    const { showLoginEnded } = await import("./login-ended");
    await showLoginEnded(token);
  });
  let leave = () => {};
  let ended = false;
  const stop = preloadWhenIdle([
    async () => {
      const { joinLive } = await import("@/lib/live/join-live");
      if (!ended) leave = joinLive({ account: true, onLoginEnded });
    },
  ]);
  return () => {
    ended = true;
    stop();
    leave();
  };
}

/** The name rarely changes; a logout elsewhere is reported by the session. */
const NO_REVALIDATION = { revalidateOnFocus: false, revalidateOnReconnect: false };

/** Revokes the token on the server; the browser forgets it even if the server cannot be reached. */
async function logout(): Promise<void> {
  noteBrowserLogout();
  const revoked = await call("logout", {});
  clearSession();
  if (revoked.ok || revoked.kind === "expired") showToast("success", "已退出登录");
  else showToast("warning", `已在本浏览器退出登录。${revoked.msg}`);
}
