"use client";

import { codeButton } from "@/lib/login/login-state";
import { guardHandler } from "./guard-handler";
import { useSecondsLeft } from "./use-seconds-left";

interface Props {
  /** Epoch ms; null before the first code. */
  deadline: number | null;
  busy: boolean;
  onPress: () => void;
}

/** 获取验证码, then Ns后重发, then 重新获取 (product §4 Login). */
export function CodeButton({ deadline, busy, onPress }: Props) {
  const { stage, text } = codeButton(deadline, useSecondsLeft(deadline));
  return (
    <button
      type="button"
      disabled={stage === 2}
      aria-busy={busy}
      onClick={guardHandler(onPress)}
      className="figures my-2 h-8 short:my-1 w-26 shrink-0 border-line border-l text-center text-primary-strong text-sm hover:text-primary disabled:cursor-not-allowed disabled:text-ink-3"
    >
      {text}
    </button>
  );
}
