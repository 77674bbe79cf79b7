import type { TicketPurpose } from "@storefront/contract/account/phone-ticket-purposes";
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { QrCode } from "@/components/ui/qr-code";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { clearSession, saveSession } from "@/lib/cookies/session-cookies";
import { announceTicketChanged } from "@/lib/phone-ticket/ticket-changes";
import { onOrdersChanged } from "@/lib/purchase/orders/orders-changed";
import { loginPrompted, settleLogin } from "@/lib/session/login-gate";
import { TicketPanel } from "./ticket-panel";
import { usePhoneTicket } from "./use-phone-ticket";

const LINK = "https://m.example/rentOrder?goodsId=1003";

/** The server's ticket; null: the API has no tickets. */
let state: Record<string, string> | null;
let issued: { purpose: string; link: string }[];
let answers: { ticket_id: number; code: string; approve: number }[];
let answerCode: number;

beforeEach(() => {
  state = { state: "shown" };
  issued = [];
  answers = [];
  answerCode = 0;
  saveSession("token", 1);
  stubFetch(
    jest.fn(async (path: string, init: RequestInit) => {
      const reply = (data: unknown, code = 0) => ({
        status: code === 404 ? 404 : 200,
        json: async () => ({ code, msg: code === 0 ? "" : "二维码已经过期", data }),
      });
      if (state === null) return reply(null, 404);
      if (path.includes("answer_phone_ticket")) {
        answers.push(JSON.parse(String(init.body)));
        return reply(null, answerCode);
      }
      if (init.method === "GET") return reply(state);
      issued.push(JSON.parse(String(init.body)));
      return reply({ ticket_id: issued.length, link: `${issued.at(-1)?.link}&ticket=t` });
    }),
  );
});
afterEach(clearSession);

function Code({ purpose, link }: { purpose: TicketPurpose; link: string }) {
  const ticket = usePhoneTicket(purpose, link);
  return (
    <TicketPanel ticket={ticket}>
      <QrCode value={ticket.link} name="下单二维码" />
      <p data-testid="link">{ticket.link}</p>
    </TicketPanel>
  );
}

function open() {
  const view = render(<Code purpose="rent" link={LINK} />);
  const show = (link: string) => view.rerender(<Code purpose="rent" link={link} />);
  return { user: userEvent.setup(), show };
}
const shownLink = async () => (await screen.findByTestId("link")).textContent;
const current = () =>
  within(screen.getByRole("list", { name: "下单进度" }))
    .getAllByRole("listitem")
    .find((item) => item.getAttribute("aria-current") === "step")?.textContent;
/** The server says so, and the live channel that something has changed. */
async function become(next: Record<string, string>) {
  state = next;
  await act(async () => announceTicketChanged());
}
const requested = () => become({ state: "requested", code: "47" });

test("leads from the code over the digits to the order's page", async () => {
  const { user } = open();
  expect(await shownLink()).toBe(`${LINK}&ticket=t`);
  expect(issued).toEqual([{ purpose: "rent", link: LINK }]);
  expect(current()).toBe("1手机扫码");
  await requested();
  expect(await screen.findByText("47")).toBeInTheDocument();
  expect(current()).toBe("2核对数字");
  expect(screen.queryByRole("img", { name: "下单二维码" })).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "是这部手机" }));
  expect(answers).toEqual([{ ticket_id: 1, code: "47", approve: 1 }]);
  expect(await screen.findByText("已确认，手机正在登录")).toBeInTheDocument();
  await become({ state: "used" });
  expect(await screen.findByText(/手机已登录/)).toBeInTheDocument();
  await become({ state: "used", order_num: "88", order_state: "pending" });
  expect(await screen.findByText("已下单，请在手机上付款")).toBeInTheDocument();
  const heard = jest.fn();
  const stop = onOrdersChanged(heard);
  await become({ state: "used", order_num: "88", order_state: "paid" });
  expect(await screen.findByText("付款成功")).toBeInTheDocument();
  const link = screen.getByRole("link", { name: "查看订单" });
  expect(link).toHaveAttribute("href", "/account/orders/88");
  expect(current()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test("shows a new code after a refusal, and after it has expired", async () => {
  const { user } = open();
  await shownLink();
  await requested();
  await user.click(await screen.findByRole("button", { name: "不是" }));
  expect(await screen.findByText("已拒绝，那部手机没有登录")).toBeInTheDocument();
  state = { state: "shown" };
  await user.click(screen.getByRole("button", { name: "刷新二维码" }));
  await shownLink();
  expect(issued).toHaveLength(2);
  await become({ state: "expired" });
  expect(await screen.findByText("二维码已过期")).toBeInTheDocument();
});

test("shows the server's message when the digits are answered too late", async () => {
  answerCode = 40413;
  const { user } = open();
  await shownLink();
  await requested();
  await user.click(await screen.findByRole("button", { name: "是这部手机" }));
  expect((await screen.findAllByText("二维码已经过期")).length).toBeGreaterThan(0);
  expect(screen.getByText("47")).toBeInTheDocument();
});

test("follows a change of the link until a phone has scanned the code", async () => {
  const { show } = open();
  await shownLink();
  show(`${LINK}&hours=4`);
  await waitFor(() => expect(issued.at(-1)?.link).toBe(`${LINK}&hours=4`));
  await shownLink();
  await requested();
  await screen.findByText("47");
  show(`${LINK}&hours=8`);
  expect(screen.getByText("47")).toBeInTheDocument();
  expect(issued).toHaveLength(2);
});

test("shows the plain code when the API has no tickets", async () => {
  state = null;
  open();
  expect(await shownLink()).toBe(LINK);
  expect(screen.queryByRole("list", { name: "下单进度" })).not.toBeInTheDocument();
});

test("shows the plain code without a login, and one with a ticket after it", async () => {
  clearSession();
  const { user } = open();
  expect(await shownLink()).toBe(LINK);
  await user.click(screen.getByRole("button", { name: "登录" }));
  expect(loginPrompted.get()).toBe(true);
  act(() => {
    saveSession("token", 1);
    settleLogin(true);
  });
  await waitFor(() => expect(screen.getByTestId("link")).toHaveTextContent("ticket=t"));
  expect(screen.queryByRole("button", { name: "登录" })).not.toBeInTheDocument();
});
