import type { AlertKind } from "@storefront/contract/discovery/alert-terms";
import { showToast } from "@/components/ui/toast";
import { call } from "@/lib/api/call.client";
import { withLogin } from "@/lib/session/login-gate";

/**
 * Sets an alert of a listing and reports the result; visitors without a login log in first. The code is loaded at the
 * first click.
 * @param name 降价提醒, 空闲提醒, 到货提醒
 */
export async function addAlert(goodsId: number, kind: AlertKind, name: string): Promise<void> {
  const result = await withLogin(() => call("addAlert", { goods_id: goodsId, kind }));
  if (result.ok) showToast("success", `已设${name}，有变化时在我的消息里告诉你`);
  else if (result.kind !== "expired") showToast("warning", result.msg);
}
