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
  /** Where the phone is led, where the API has no conversations. */
  phoneLink: string;
  onClose: () => void;
}

/** 联系客服 and 店铺客服: the conversation, after a login; without such calls, the way to the phone. */
export function Contact({ subject, hasShop = true, phoneLink, onClose }: Props) {
  const [way, setWay] = useState<"checkingSession" | "panel" | "phone">("checkingSession");
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void withLogin(() => call("messages", subject)).then((result) => {
      if (isMissingCall(result)) setWay("phone");
      else if (!result.ok && result.kind === "expired") onClose();
      else setWay("panel");
    });
  }, [subject, onClose]);

  if (way === "phone") return <PhoneDialog reason="contact" link={phoneLink} onClose={onClose} />;
  if (way === "panel") return <MessagesPanel {...{ subject, hasShop, onClose }} />;
  return (
    <p role="status" className="sr-only">
      正在打开客服会话
    </p>
  );
}
