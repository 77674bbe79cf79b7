import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { call } from "@/lib/api/call.client";
import { LoginsPanel } from "./logins-panel";

jest.mock("@/lib/api/call.client", () => ({ call: jest.fn() }));
jest.mock("@/components/ui/toast", () => ({ showToast: jest.fn() }));
jest.mock("@/lib/session/use-session-token", () => ({ useSessionToken: () => "token" }));

const answer = jest.mocked(call);
const at = "2026-11-20T04:00:00Z";
const login = (more: object) => ({
  ...{ login_id: "a".repeat(43), device: 2, site: "mima.example", current: true },
  ...{ created_at: at, last_used_at: at },
  ...more,
});

test("ends another device's login after a question, and offers no such button for this one", async () => {
  let list = [login({}), login({ login_id: "b".repeat(43), device: 1, site: "", current: false })];
  answer.mockImplementation(async (name) => {
    if (name === "endLogin") list = list.slice(0, 1);
    return { ok: true, code: 0, msg: "", data: { list } as never };
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <LoginsPanel />
    </SWRConfig>,
  );
  const rows = await screen.findAllByRole("listitem");
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^电脑 · mima.example这台设备2026-11-20 12:00/),
    expect.stringMatching(/^手机 · 手机站/),
  ]);
  const [own, other] = rows.map((row) => within(row).queryByRole("button", { name: "退出" }));
  expect(own).toBeNull();
  await userEvent.click(other as HTMLElement);
  const confirm = await screen.findByRole("button", { name: "确认退出" });
  await waitFor(() => expect(confirm).toBeEnabled());
  await userEvent.click(confirm);
  expect(answer).toHaveBeenCalledWith("endLogin", { login_id: "b".repeat(43) });
  await waitFor(() => expect(screen.getAllByRole("listitem")).toHaveLength(1));
});
