import { BRANDS, NEUTRAL } from "@storefront/brands";
import { render, screen } from "@testing-library/react";
import { CompanyLines } from "./company-lines";

test.each(BRANDS.map((brand) => [brand.key, brand.company] as const))(
  "%s: shows name, address and license, with a link to the register",
  (_, company) => {
    render(<CompanyLines company={company} />);
    expect(screen.getByText(company.name)).toBeInTheDocument();
    expect(screen.getByText(company.address)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: company.licence })).toHaveAttribute(
      "href",
      "https://beian.miit.gov.cn/",
    );
  },
);

test("shows neither license nor link for the neutral brand", () => {
  const { container } = render(<CompanyLines company={NEUTRAL.company} />);
  expect(container).toHaveTextContent(NEUTRAL.name);
  expect(screen.queryByRole("link")).toBeNull();
});
