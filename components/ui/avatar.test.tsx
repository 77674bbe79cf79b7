import { fireEvent, render } from "@testing-library/react";
import { Avatar } from "./avatar";

const show = (picture: string | null) => (
  <Avatar picture={picture} nickname="南风知我意" size={36} className="size-9" />
);

test("shows the picture in a width for two device pixels per CSS pixel", () => {
  const { container } = render(show("/media/avatars/7.webp"));
  expect(container.querySelector("img")).toHaveAttribute("src", "/media/avatars/7.webp?w=80");
  expect(container).toHaveTextContent("");
});

test("shows the initial when there is no picture", () => {
  const { container } = render(show(null));
  expect(container.querySelector("img")).toBeNull();
  expect(container).toHaveTextContent(/^南$/);
});

test("shows the initial when the picture does not load, and the next picture again", () => {
  const { container, rerender } = render(show("https://img.example/a.webp"));
  fireEvent.error(container.querySelector("img") as HTMLImageElement);
  expect(container.querySelector("img")).toBeNull();
  expect(container).toHaveTextContent(/^南$/);
  rerender(show("https://img.example/b.webp"));
  expect(container.querySelector("img")).toHaveAttribute("src", "https://img.example/b.webp");
});

test("shows the whole first character of a name that begins with a surrogate pair", () => {
  const { container } = render(<Avatar picture={null} nickname="🦊狐" size={28} className="" />);
  expect(container).toHaveTextContent(/^🦊$/u);
});
