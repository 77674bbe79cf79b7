import { casesInScope, everyNth } from "@storefront/testbed/jest/test-scope";
import { render, screen } from "@testing-library/react";
import { HOSTILE_PATHS } from "@/lib/api/testing/hostile-paths";
import { stubFetch } from "@/lib/api/testing/stub-fetch";
import { LinkedShopNote } from "./linked-shop-note";
import { useLinkedShop } from "./use-linked-shop";

const fetch = jest.fn();
beforeEach(() => {
  fetch.mockClear();
  stubFetch(fetch);
});

function Shop() {
  return <LinkedShopNote linked={useLinkedShop(5)} />;
}

const HOSTILE = HOSTILE_PATHS.filter((path) => path !== "" && path.isWellFormed());

test("there are at least 80 hostile paths", () =>
  expect(HOSTILE.length).toBeGreaterThanOrEqual(80));

// lib/api tests the guard with every path; this sample shows that it is used here.
test.each(casesInScope(HOSTILE, everyNth(6)))(
  "refuses %j as the shop's api with a message, and never fetches it",
  (path) => {
    const query = `?user_id=5&api=${encodeURIComponent(path)}`;
    window.history.replaceState(null, "", `/personal_center${query}`);
    render(<Shop />);
    expect(screen.getByRole("status")).toHaveTextContent("链接里的店铺地址不安全，没有打开");
    expect(fetch).not.toHaveBeenCalled();
  },
);
