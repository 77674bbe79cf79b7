import { fireEvent, render, screen } from "@testing-library/react";
import { AdLink } from "./ad-link";
import { CallToActionLink } from "./call-to-action-link";

const link = () => screen.getByRole("link", { name: "算一算价格" });

/** Returns where a click leads, without navigating. */
function followed(query: string, click: () => void): string {
  window.history.replaceState(null, "", `/index_d_d${query}`);
  render(<CallToActionLink callToAction={{ text: "算一算价格", to: "/practicePage" }} />);
  link().addEventListener("click", (event) => event.preventDefault());
  click();
  const { pathname, search } = new URL(link().getAttribute("href") ?? "", "http://mima.localhost");
  return pathname + search;
}

test.each([
  ["?ad=a%26b%20c&x=1", "/practicePage?ad=a%26b%20c"],
  ["?x=1", "/practicePage"],
])("links from a page with %s to %s", (query, goal) => {
  expect(followed(query, () => fireEvent.click(link()))).toBe(goal);
});

test("keeps the ad on a middle click", () => {
  const middle = () => fireEvent(link(), new MouseEvent("auxclick", { bubbles: true, button: 1 }));
  expect(followed("?ad=7", middle)).toBe("/practicePage?ad=7");
});

test("keeps the link's own query beside the ad when it is clicked twice", () => {
  window.history.replaceState(null, "", "/index_d_d?ad=7");
  render(<AdLink href="/practicePage?start_id=1">算一算价格</AdLink>);
  link().addEventListener("click", (event) => event.preventDefault());
  fireEvent.click(link());
  fireEvent.click(link());
  expect(link()).toHaveAttribute("href", "/practicePage?start_id=1&ad=7");
});
