"use client";

import { Dialog } from "@/components/ui/dialog";

export interface LoginDialogProps {
  open: boolean;
  brandName: string;
  onClose: () => void;
}

/** The login dialog (spec §2 Dialogs, §4 Login). */
export function LoginDialog({ open, brandName, onClose }: LoginDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="登录" width={400}>
      <p className="text-ink-3 text-xs">验证即登录，未注册将自动创建{brandName}账号</p>
    </Dialog>
  );
}
