import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { TREES } from "@/lib/boost/testing/trees";
import { Cascader } from "./cascader";

// The popover uses ResizeObserver, which jsdom lacks.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const onChange = jest.fn();
const onLeave = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Field({
  value = 0,
  openAt = 0,
  error,
}: {
  value?: number;
  openAt?: number;
  error?: string;
}) {
  const [chosen, setChosen] = useState(value);
  return (
    <Cascader
      label="初始段位"
      columns={["大段", "小段", "星数"]}
      tree={TREES.starts}
      value={chosen}
      openAt={openAt}
      placeholder="请选择"
      error={error}
      onChange={(id) => {
        onChange(id);
        setChosen(id);
      }}
      onLeave={onLeave}
    />
  );
}

const field = () => screen.getByRole("combobox", { name: "初始段位" });
const list = (name: string) => screen.getByRole("listbox", { name });
const focused = () => document.activeElement?.textContent;

test("opens, navigates and chooses by keyboard, then shows the path and restores the focus", async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.tab();
  expect(field()).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(focused()).toBe("钻石");
  expect(
    within(list("小段"))
      .getAllByRole("option")
      .map((each) => each.textContent),
  ).toEqual(["钻石Ⅳ", "钻石Ⅲ"]);
  await user.keyboard("{ArrowDown}{ArrowUp}{ArrowRight}{End}");
  expect(focused()).toBe("钻石Ⅲ");
  await user.keyboard("{Enter}2");
  expect(focused()).toBe("2星");
  await user.keyboard("{ArrowLeft}");
  expect(focused()).toBe("钻石Ⅲ");
  await user.keyboard("{ArrowRight}2{Enter}");
  expect(onChange.mock.calls).toEqual([[50302]]);
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(field()).toHaveFocus();
  expect(field()).toHaveTextContent("钻石 / 钻石Ⅲ / 2星");
});

test("chooses by mouse, and reopens at the chosen option", async () => {
  const user = userEvent.setup();
  render(<Field />);
  await user.click(field());
  await user.click(screen.getByRole("option", { name: "星耀" }));
  await user.click(screen.getByRole("option", { name: "星耀Ⅴ" }));
  await user.click(screen.getByRole("option", { name: "1星" }));
  expect(onChange.mock.calls).toEqual([[60101]]);
  await user.click(field());
  expect(focused()).toBe("1星");
  expect(screen.getAllByRole("option", { selected: true }).map((each) => each.textContent)).toEqual(
    ["星耀", "星耀Ⅴ", "1星"],
  );
});

test("closes on Esc and on a click outside without a change, and reports leaving the field", async () => {
  const user = userEvent.setup();
  render(<Field openAt={50301} />);
  await user.click(field());
  expect(focused()).toBe("1星");
  await user.keyboard("{Escape}");
  expect(field()).toHaveFocus();
  await user.click(field());
  await user.click(document.body);
  expect(screen.queryByRole("listbox")).not.toBeInTheDocument();
  expect(onChange).not.toHaveBeenCalled();
  expect(onLeave).toHaveBeenCalledTimes(2);
});

test("shows the error and associates it with the field", () => {
  render(<Field error="请选择初始段位" />);
  expect(field()).toBeRequired();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("请选择初始段位");
});
