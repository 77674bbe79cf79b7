import { render, screen } from "@testing-library/react";
import { SizedImage } from "./sized-image";

const show = (url: string) => {
  const { container } = render(<SizedImage url={url} alt="点券" fetchedFor={160} />);
  return container.querySelector("source");
};

test("offers a listing's picture as AVIF, with the WebP behind it", () => {
  const source = show("/media/goods/1001-1.webp");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute(
    "srcset",
    "/media/goods/1001-1.webp?w=160&f=avif 1x, /media/goods/1001-1.webp?w=320&f=avif 2x",
  );
  const image = screen.getByRole("img", { name: "点券" });
  expect(image).toHaveAttribute("src", "/media/goods/1001-1.webp?w=160");
});

test("shows an external picture as it is", () => {
  expect(show("https://img.example/a.webp")).toBeNull();
  expect(screen.getByRole("img")).toHaveAttribute("src", "https://img.example/a.webp");
});
