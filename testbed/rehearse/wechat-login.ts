import { newPhoneVisitor, Visitor } from "../buyer/visitor";
import { expectTrue } from "./rehearsal";

/** Code of a login whose WeChat identity has no phone number yet. */
const BIND_PHONE = 50104;

/** Opens a QR login on a desktop, which a phone can scan later. */
export async function openScan() {
  const desktop = new Visitor();
  const { code, data, msg } = await desktop.call("getK", {});
  expectTrue(code === 0, `no QR code: ${msg}`);
  const poll = () => desktop.call("scanStatus", { k: data.k });
  return {
    /** Whether the page's poll is answered. */
    isPolled: async () => (await poll()).code === 0,
    /** Scans and authorizes on the phone; the desktop logs in up to bind mode, as the identity is unknown. */
    async finish(): Promise<void> {
      const phone = newPhoneVisitor();
      const scanned = await phone.call("wechatScan", { k: data.k });
      expectTrue(scanned.code === 0, `not scanned: ${scanned.msg}`);
      const back = await authorise(scanned.data.authorize_url);
      const answer = await phone.call("wechatAuthorise", back);
      expectTrue(answer.code === 0, `not authorised: ${answer.msg}`);
      const status = await poll();
      const login = await desktop.call("webLogin", {
        code: status.data.code,
        state: status.data.state,
      });
      expectTrue(login.code === BIND_PHONE, `webLogin answered ${login.code} ${login.msg}`);
    },
  };
}

/** Authorizes on the open platform's page. @returns code and state of its redirect */
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
