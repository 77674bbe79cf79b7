import { fireEvent, render, screen } from "@testing-library/react";
import { AboutJump } from "./about-jump";
import { mockCarouselLayout, setReducedMotion } from "./testing/carousel-layout";

test.each([
  [false, "smooth"],
  [true, "auto"],
])("jumps to 1200 px and moves the focus (reduced motion: %s)", (reduced, behavior) => {
  mockCarouselLayout();
  setReducedMotion(reduced);
  const scrollTo = jest.spyOn(window, "scrollTo").mockImplementation(() => {});
  render(
    <>
      <AboutJump target="us" />
      <div id="us" tabIndex={-1} data-testid="us" />
    </>,
  );
  const link = screen.getByRole("link", { name: "了解我们" });
  expect(link).toHaveAttribute("href", "#us");
  fireEvent.click(link);
  expect(scrollTo).toHaveBeenCalledWith({ top: 1200, behavior });
  expect(screen.getByTestId("us")).toHaveFocus();
});
