import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { RichText } from "./RichText.tsx";

test("formatting is drawn, and nothing that could run", () => {
  const html =
    '<p onclick="alert(1)">Four <strong>colours</strong></p><script>alert(2)</script>' +
    '<img src="x" onerror="alert(3)"><a href="javascript:alert(4)">here</a>';
  const { container } = render(<RichText html={html} />);
  expect(container.querySelector("strong")?.textContent).toBe("colours");
  expect(container.innerHTML).not.toMatch(/alert|script|onerror|onclick/);
});
