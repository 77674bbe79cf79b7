import { landingByRoute } from "@storefront/brands";
import { chengwan } from "@storefront/brands/chengwan/brand";
import { huoshan } from "@storefront/brands/huoshan/brand";
import { taobaobao } from "@storefront/brands/taobaobao/brand";
import type { Brand } from "@storefront/brands/types";
import { render, screen, within } from "@testing-library/react";
import { LegalLanding } from "./legal-landing";

function show(host: Brand, route: string) {
  const found = landingByRoute(route);
  if (found === undefined) throw new Error(`nobody owns ${route}`);
  return render(<LegalLanding host={host} owner={found.brand} landing={found.landing} />);
}

test("links every entry of the contents to its clause", () => {
  const { container } = show(chengwan, "/c/pa");
  const links = within(screen.getByRole("navigation", { name: "目录" })).getAllByRole("listitem");
  const clauses = [...container.querySelectorAll("section[id^=clause-]")];
  expect(links).toHaveLength(clauses.length);
  links.forEach((item, index) => {
    const href = within(item).getByRole("link").getAttribute("href");
    expect(href).toBe(`#${clauses[index]?.id}`);
    expect(item).toHaveTextContent(clauses[index]?.querySelector("h2")?.textContent ?? "none");
  });
});

test("says that it is a sample and who runs the app, and links the other agreement", () => {
  show(chengwan, "/c/ua");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("橙玩 用户协议");
  expect(screen.getByRole("note")).toHaveTextContent("请由运营者自己的法律顾问审定并替换");
  expect(screen.getAllByText(chengwan.company.name)[0]).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "隐私政策" })).toHaveAttribute("href", "/c/pa");
});

test("names the host's own company in the common agreement on another host", () => {
  const { container } = show(huoshan, "/pa");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("火山租号 隐私政策");
  expect(container).toHaveTextContent(huoshan.company.name);
  expect(container).not.toHaveTextContent("密马");
  expect(screen.getByRole("link", { name: "用户协议" })).toHaveAttribute("href", "/ua");
  expect(screen.getByRole("link", { name: "隐私政策" })).toHaveAttribute("aria-current", "page");
});

test("is about bags on the host that sells bags, including its first sentence", () => {
  const { container } = show(taobaobao, "/ua");
  expect(screen.getByText(/^寄卖、鉴定和购买二手箱包时/)).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: /寄卖的特别约定/ })).toBeInTheDocument();
  expect(container).not.toHaveTextContent("租号");
});
