import { render, screen } from "@testing-library/react";
import { OldBrowserNotice } from "./old-browser-notice";

test("names the ways out of an old browser", () => {
  render(<OldBrowserNotice />);
  const notice = screen.getByText(/版本较旧/);
  for (const way of ["极速模式", "Chrome", "Edge", "Windows 7"])
    expect(notice).toHaveTextContent(way);
});
