import { act, fireEvent, within } from "@testing-library/react";

/**
 * Presses the button 复制链接.
 * @param link the group that the button is in
 * @returns the text that it puts on the clipboard
 */
export async function copiedLink(link: HTMLElement): Promise<string | undefined> {
  const texts: string[] = [];
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void texts.push(text) },
  });
  await act(async () => {
    fireEvent.click(within(link).getByRole("button", { name: "复制链接" }));
  });
  return texts[0];
}
