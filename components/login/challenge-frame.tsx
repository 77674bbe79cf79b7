"use client";

import { useEffect, useRef } from "react";
import { readChallengeToken } from "@/lib/login/challenge-token";

interface Props {
  /** URL of the operator's page (SMS_CHALLENGE_PAGE). */
  page: string;
  /** Called once, with the token of the solved challenge. */
  onSolved: (token: string) => void;
}

/** The operator's challenge in a cross-origin frame. Its scripts cannot access this page or its cookies. */
export function ChallengeFrame({ page, onSolved }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const solved = useRef(onSolved);
  useEffect(() => {
    solved.current = onSolved;
  });
  useEffect(() => {
    const onMessage = (event: MessageEvent) => {
      if (event.source !== frame.current?.contentWindow) return;
      const token = readChallengeToken(event, page);
      if (token === null) return;
      window.removeEventListener("message", onMessage);
      solved.current(token);
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [page]);
  return (
    <div className="mb-4">
      <p role="status" className="mb-2 text-ink-2 text-sm">
        请先完成安全验证
      </p>
      <iframe
        ref={frame}
        src={page}
        title="安全验证"
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        className="h-72 w-full rounded-s border border-line"
      />
    </div>
  );
}
