import { useState } from "react";
import { showToast } from "@/components/ui/toast";
import type { Result } from "@/lib/api/result";
import { withLogin } from "@/lib/session/login-gate";

/**
 * Changes an entry of a list by a call: with a login, its outcome as a toast, and the list read again.
 * @returns whether a change is under way, and the function that makes one: the call, and what to say when it succeeds
 */
export function useChange(
  reload: () => Promise<unknown>,
): [busy: boolean, change: (run: () => Promise<Result<unknown>>, done: string) => Promise<void>] {
  const [busy, setBusy] = useState(false);
  return [
    busy,
    async (run, done) => {
      setBusy(true);
      const result = await withLogin(run);
      showToast(result.ok ? "success" : "warning", result.ok ? done : result.msg);
      await reload();
      setBusy(false);
    },
  ];
}
