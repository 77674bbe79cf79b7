"use client";

import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { pictureAt } from "@/contract/picture-widths";
import { safePicture } from "@/lib/goods/picture";

interface Props {
  nickname: string;
  /** Address of the avatar, "" for none. */
  picture: string;
  onLogout: () => Promise<void>;
  /** Asks whether to log out on every device. */
  onLogoutEverywhere: () => void;
}

/** The user's name, which opens a small menu. Closes by Esc, by leaving it, and by a second press. */
export function UserMenu({ nickname, picture, onLogout, onLogoutEverywhere }: Props) {
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useId();

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== "Escape" || !open) return;
    setOpen(false);
    opener.current?.focus();
  };
  const leave = () => {
    if (leaving) return;
    setLeaving(true);
    void onLogout();
  };
  const leaveEverywhere = () => {
    setOpen(false);
    // The dialog returns the focus to what has it now; the menu is gone by then.
    opener.current?.focus();
    onLogoutEverywhere();
  };
  return (
    <fieldset aria-label="账号" className="relative" onBlur={onBlur} onKeyDown={onKeyDown}>
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={menu}
        onClick={() => setOpen(!open)}
        className="flex h-10 max-w-48 items-center gap-2 rounded-s px-2 text-ink text-sm hover:text-primary-strong small:max-w-36 small:pr-0"
      >
        <Avatar picture={picture} nickname={nickname} />
        <span className="truncate">{nickname}</span>
        <svg viewBox="0 0 12 12" className="size-3 shrink-0 text-ink-3" aria-hidden="true">
          <path d="M2.5 4.5L6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
        </svg>
      </button>
      <div
        id={menu}
        hidden={!open}
        className="absolute top-full right-0 z-30 mt-1 w-40 rounded-m border border-line bg-white p-1 shadow-card"
      >
        <button type="button" aria-busy={leaving} onClick={leave} className={ITEM}>
          退出登录
        </button>
        <button type="button" onClick={leaveEverywhere} className={ITEM}>
          退出所有设备
        </button>
      </div>
    </fieldset>
  );
}

const ITEM = "h-9 w-full rounded-s px-3 text-left text-ink text-sm hover:bg-ground";

function Avatar({ picture, nickname }: { picture: string; nickname: string }) {
  const look = "grid size-7 shrink-0 place-items-center rounded-full bg-tint text-primary-strong";
  const address = safePicture(picture);
  if (address) {
    return <img src={pictureAt(address, 56)} alt="" className={`${look} object-cover`} />;
  }
  return (
    <span aria-hidden="true" className={`${look} text-xs`}>
      {nickname.slice(0, 1)}
    </span>
  );
}
