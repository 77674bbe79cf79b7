import { newPhoneVisitor, Visitor } from "@/e2e/security/visitor";
import { expectTrue } from "./rehearsal";

/** A scan whose WeChat identity has no phone number yet. */
const BIND_PHONE = 50104;

/** A desktop whose QR code is shown, and a phone that scans it later. */
export async function openScan() {
  const desktop = new Visitor();
  const { code, data, msg } = await desktop.call("getK", {});
  expectTrue(code === 0, `no QR code: ${msg}`);
  const poll = () => desktop.call("scanStatus", { k: data.k });
  return {
    /** Whether the page's poll is answered. */
    isPolled: async () => (await poll()).code === 0,
    /** The phone scans and authorises; the desktop is notified, and logs in as far as an unknown identity can. */
    async finish(): Promise<void> {
      const phone = newPhoneVisitor();
      const scanned = await phone.call("wechatScan", { k: data.k });
      expectTrue(scanned.code === 0, `not scanned: ${scanned.msg}`);
      const back = await authorise(scanned.data.authorize_url);
      const answer = await phone.call("wechatAuthorise", back);
      expectTrue(answer.code === 0, `not authorised: ${answer.msg}`);
      const told = await poll();
      const login = await desktop.call("webLogin", {
        code: told.data.code,
        state: told.data.state,
      });
      expectTrue(login.code === BIND_PHONE, `webLogin answered ${login.code} ${login.msg}`);
    },
  };
}

/** Agrees on the open platform's page. @returns the code and state that it leads back with */
async function authorise(url: string): Promise<{ code: string; state: string }> {
  const response = await fetch(url, {
    method: "POST",
    redirect: "manual",
    headers: {
      "Content-Type": "application/x-www-form-urlencoded",
      Origin: new URL(url).origin,
      "Sec-Fetch-Site": "same-origin",
    },
    body: "act=authorise&identity=new",
  });
  const location = response.headers.get("location");
  if (!location) throw new Error(`the open platform: ${response.status} ${await response.text()}`);
  const { searchParams } = new URL(location);
  return { code: searchParams.get("code") ?? "", state: searchParams.get("state") ?? "" };
}
