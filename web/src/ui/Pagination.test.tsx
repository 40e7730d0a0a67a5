import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Pagination } from "./Pagination.tsx";

const texts = {
  label: "Pages of products",
  previous: "Previous page",
  next: "Next page",
  page: (page: number) => `Page ${page}`,
  pageSize: "Rows",
};

function pages(page: number, pageCount: number) {
  const onPageChange = vi.fn<(page: number) => void>();
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      pageSize={5}
      onPageChange={onPageChange}
      onPageSizeChange={vi.fn()}
      texts={texts}
      count="6–10 of 15"
    />,
  );
  return onPageChange;
}
const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });

test("goes back, on, and to a page by its number", () => {
  const onPageChange = pages(2, 3);
  for (const name of ["Previous page", "Next page", "Page 3"]) fireEvent.click(button(name));
  expect(onPageChange.mock.calls).toEqual([[1], [3], [3]]);
});

test("marks the current page, and stops at both ends", () => {
  pages(1, 1);
  expect(button("Page 1").getAttribute("aria-current")).toBe("page");
  expect([button("Previous page").disabled, button("Next page").disabled]).toEqual([true, true]);
});

test("is a landmark of its own name and says the count", () => {
  pages(2, 3);
  expect(screen.getByRole("navigation", { name: "Pages of products" })).toBeDefined();
  expect(screen.getByText("6–10 of 15")).toBeDefined();
});
