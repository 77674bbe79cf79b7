import type { CallRequest } from "@storefront/contract/calls";
import { showToast } from "@/components/ui/toast";
import { ACCOUNT_PAGES } from "@/lib/addresses/account-pages";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";

const LINK = { name: "查看", href: ACCOUNT_PAGES.alerts.path };

/**
 * Saves a search and reports the result; visitors without a login log in first. The code is loaded at the first click.
 */
export async function saveSearch(search: CallRequest<"saveSearch">): Promise<void> {
  const result = await withLogin(() => call("saveSearch", search));
  if (result.ok) {
    const text = result.data.is_new ? "已保存，有新商品时告诉你" : "已经保存过这个搜索";
    showToast("success", text, LINK);
  } else if (result.kind !== "expired") showToast("warning", result.msg);
}
