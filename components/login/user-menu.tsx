"use client";

import * as DropdownMenu from "@radix-ui/react-dropdown-menu";
import { safePicture } from "@storefront/contract/pictures/picture-address";
import { useRef, useState } from "react";
import { UnreadBadge } from "@/components/messages/unread-badge";
import { Avatar } from "@/components/ui/avatar";
import { guardHandler } from "@/components/ui/guard-handler";
import { ACCOUNT_LINKS } from "@/lib/addresses/account-pages";

interface Props {
  nickname: string;
  /** URL of the avatar; "" for none. */
  picture: string;
  /** Number of unread messages. */
  unread: number;
  /** Opens the messages; null when the API has none. */
  onMessages: (() => void) | null;
  onLogout: () => Promise<void>;
  /** Opens the confirmation for logging out on every device. */
  onLogoutEverywhere: () => void;
}

/** The user's name, which opens the account menu. */
export function UserMenu(props: Props) {
  const { nickname, picture, unread, onMessages, onLogout, onLogoutEverywhere } = props;
  const [loggingOut, setLoggingOut] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const logOut = () => {
    if (loggingOut) return;
    setLoggingOut(true);
    void onLogout();
  };
  return (
    <fieldset aria-label="账号" className="relative">
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger
          ref={opener}
          aria-busy={loggingOut}
          className="flex h-10 max-w-48 items-center gap-2 rounded-s px-2 text-ink text-sm hover:text-primary-strong small:max-w-36 small:pr-0"
        >
          <Avatar picture={safePicture(picture)} nickname={nickname} size={28} className="size-7" />
          <span className="truncate">{nickname}</span>
          {unread > 0 ? <UnreadBadge count={unread} /> : null}
          <svg viewBox="0 0 12 12" className="size-3 shrink-0 text-ink-3" aria-hidden="true">
            <path d="M2.5 4.5L6 8l3.5-3.5" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 w-44 rounded-m border border-line bg-white p-1 shadow-card"
        >
          {ACCOUNT_LINKS.map(({ path, name }) => (
            <DropdownMenu.Item key={path} asChild>
              <a href={path} className={ITEM}>
                {name}
              </a>
            </DropdownMenu.Item>
          ))}
          {onMessages === null ? null : (
            <DropdownMenu.Item
              className={ITEM}
              onSelect={guardHandler(() => {
                opener.current?.focus();
                onMessages();
              })}
            >
              我的消息
            </DropdownMenu.Item>
          )}
          <DropdownMenu.Separator className="my-1 h-px bg-line" />
          <DropdownMenu.Item className={ITEM} onSelect={guardHandler(logOut)}>
            退出登录
          </DropdownMenu.Item>
          <DropdownMenu.Item
            className={ITEM}
            onSelect={guardHandler(() => {
              // The dialog restores the focus to the element focused now; the menu will be gone by then.
              opener.current?.focus();
              onLogoutEverywhere();
            })}
          >
            退出所有设备
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </fieldset>
  );
}

const ITEM =
  "flex h-9 w-full cursor-pointer items-center rounded-s px-3 text-ink text-sm outline-none data-[highlighted]:bg-ground data-[highlighted]:text-primary-strong";
