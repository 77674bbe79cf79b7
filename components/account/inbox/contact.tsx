"use client";

import { useEffect, useRef, useState } from "react";
import { PhoneDialog } from "@/components/listing/phone-dialog";
import { call } from "@/lib/api/call.client";
import { isMissingCall } from "@/lib/api/missing-call";
import type { Subject } from "@/lib/messages/subject";
import { withLogin } from "@/lib/session/login-gate";
import { MessagesPanel } from "./messages-panel";

interface Props {
  subject: Subject;
  hasShop?: boolean;
  /** Opened on the phone when the API has no conversations. */
  phoneLink: string;
  onClose: () => void;
}

/** 联系客服 and 店铺客服: opens the conversation after a login, or a QR code for the phone when the API lacks the calls. */
export function Contact({ subject, hasShop = true, phoneLink, onClose }: Props) {
  const [view, setView] = useState<"checkingSession" | "panel" | "phone">("checkingSession");
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void withLogin(() => call("messages", subject)).then((result) => {
      if (isMissingCall(result)) setView("phone");
      else if (!result.ok && result.kind === "expired") onClose();
      else setView("panel");
    });
  }, [subject, onClose]);

  if (view === "phone") return <PhoneDialog reason="contact" link={phoneLink} onClose={onClose} />;
  if (view === "panel") return <MessagesPanel {...{ subject, hasShop, onClose }} />;
  return (
    <p role="status" className="sr-only">
      正在打开客服会话
    </p>
  );
}
