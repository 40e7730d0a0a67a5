import { fireEvent, render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Avatar, initials } from "./Avatar.tsx";

test("a picture that cannot be loaded gives way to the letters, and another picture gets its own chance", () => {
  const { container, rerender } = render(<Avatar name="Areca Palm" src="/media/gone.webp" />);
  const picture = container.querySelector("img");
  if (!picture) throw new Error("There is no picture.");
  fireEvent.error(picture);
  expect(container.textContent).toBe("AP");
  rerender(<Avatar name="Areca Palm" src="/media/other.webp" />);
  expect(container.querySelector("img")?.getAttribute("src")).toBe("/media/other.webp");
});

test("initials are the first letters of the first and the last word", () => {
  expect(initials("Asha Rao")).toBe("AR");
  expect(initials("asha devi rao")).toBe("AR");
  expect(initials(" Verdant ")).toBe("V");
  expect(initials("")).toBe("");
});

test("a letter of several code points stays whole", () => {
  expect(initials("क्षमा राव")).toBe("क्षरा");
});
