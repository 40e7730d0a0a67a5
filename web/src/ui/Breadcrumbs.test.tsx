import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Breadcrumbs, type Crumb } from "./Breadcrumbs.tsx";

const trail = (crumbs: Crumb[]) => (
  <Breadcrumbs label="Breadcrumb" home={{ label: "Home", href: "/" }} crumbs={crumbs} />
);
const labels = () => screen.getAllByRole("listitem").map((item) => item.textContent);

test("two crumbs may have one word, and none stays behind when the language changes", () => {
  const { rerender } = render(trail([{ label: "सूची" }, { label: "सूची", href: "/list" }, { label: "उत्पाद" }]));
  expect(labels()).toEqual(["", "सूची", "सूची", "उत्पाद"]);
  rerender(trail([{ label: "Master" }, { label: "List", href: "/list" }, { label: "Products" }]));
  expect(labels()).toEqual(["", "Master", "List", "Products"]);
  rerender(trail([{ label: "Dashboard" }]));
  expect(labels()).toEqual(["", "Dashboard"]);
});
