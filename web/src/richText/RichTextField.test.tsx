import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { Form } from "#/ui/Form.tsx";
import type { ValidationErrors } from "#/ui/formProblems.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { RichTextField } from "./RichTextField.tsx";

const none: ValidationErrors = {};

function Page({ initial = "", errors = none }: { initial?: string; errors?: ValidationErrors }) {
  const [html, setHtml] = useState(initial);
  return (
    <MessagesProvider>
      <Form summaryTitle="Please check" onSubmit={() => setHtml("<p>sent</p>")} validationErrors={errors}>
        <RichTextField
          label="About us"
          name="aboutUs"
          value={html}
          onChange={setHtml}
          minimumHeight={300}
          isRequired
          message="About us is required"
        />
        <button type="submit">Save</button>
        <button type="button" onClick={() => setHtml("<p>restored</p>")}>
          Restore
        </button>
      </Form>
    </MessagesProvider>
  );
}

async function open(props: Parameters<typeof Page>[0] = {}) {
  speakEnglish();
  render(<Page {...props} />);
  return screen.findByRole("textbox", { name: "About us" });
}
const save = () => act(async () => fireEvent.click(screen.getByText("Save")));
const problems = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((found) => found.textContent);

test("the message comes with the first attempt, stands in the summary, and leads to the text", async () => {
  const text = await open();
  expect(text.getAttribute("aria-required")).toBe("true");
  expect(problems()).toEqual([]);
  await save();
  expect(problems()).toEqual(["About us is required"]);
  expect(text.getAttribute("aria-invalid")).toBe("true");
  fireEvent.click(screen.getByRole("button", { name: "About us is required" }));
  expect(document.activeElement).toBe(text);
});

test("what the gateway says stands at the field", async () => {
  await open({ initial: "<p>a</p>", errors: { aboutUs: "Terms are missing" } });
  expect(problems()).toEqual(["Terms are missing"]);
});

test("20,000 characters may be written and no more", async () => {
  await open({ initial: `<p>${"a".repeat(19_994)}</p>` });
  await save();
  expect(problems()).toEqual(["Must have at most 20000 characters"]);
});

test("a value from outside takes the place of what is in the editor, and nobody is told of a change", async () => {
  const text = await open({ initial: "<p>typed</p>" });
  expect(text.textContent).toBe("typed");
  await act(async () => fireEvent.click(screen.getByText("Restore")));
  await waitFor(() => expect(text.textContent).toBe("restored"));
  await save();
  await waitFor(() => expect(text.textContent).toBe("sent"));
});
