import { sampleSpec, sampleTrade } from "@storefront/contract/listing/testing/trade-sample";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SpecList } from "./spec-list";

function open(count: number, chosenAt: number | null = null) {
  const specs = Array.from({ length: count }, (_, index) =>
    sampleSpec({ id: index + 1, name: `${index + 1} 区`, stock: index === 1 ? 0 : 5 }),
  );
  const onChoose = jest.fn();
  render(
    <SpecList
      trade={sampleTrade({ specsType: 2, specs })}
      chosen={chosenAt === null ? null : (specs[chosenAt] ?? null)}
      missing={false}
      onChoose={onChoose}
    />,
  );
  return { user: userEvent.setup(), onChoose };
}

test("disables a sold-out spec, which the arrow keys skip", async () => {
  const { user, onChoose } = open(3, 0);
  const gone = screen.getByRole("radio", { name: /2 区.*售罄/ });
  expect(gone).toBeDisabled();
  await user.click(screen.getByRole("radio", { name: /1 区/ }));
  await user.keyboard("{ArrowRight}");
  expect(onChoose).toHaveBeenLastCalledWith(3);
});

test("shows ten of 500 specs, all of them on a click, and finds one by search", async () => {
  const { user, onChoose } = open(500);
  // Not by role: that would compute the styles of every radio, which takes seconds.
  const radios = () => document.querySelectorAll("input[type=radio]").length;
  expect(radios()).toBe(10);
  await user.click(screen.getByRole("button", { name: "更多规格（共 500 个）" }));
  expect(radios()).toBe(500);
  await user.type(screen.getByRole("searchbox", { name: "搜索规格" }), "499");
  expect(screen.getByRole("status")).toHaveTextContent("找到 1 个规格");
  await user.click(screen.getByRole("radio"));
  expect(onChoose).toHaveBeenCalledWith(499);
  await user.type(screen.getByRole("searchbox"), "没有");
  expect(screen.getByRole("status")).toHaveTextContent(/没有含“499没有”的规格/);
});
