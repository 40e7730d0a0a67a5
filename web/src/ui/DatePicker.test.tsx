import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { expect, test, vi } from "vitest";
import { DatePicker } from "./DatePicker.tsx";
import { Form } from "./Form.tsx";

interface SampleProps {
  readonly locale?: string;
  readonly saved?: string;
  readonly onSubmit?: (date: string) => void;
}

function Sample({ locale = "en-IN", saved = "", onSubmit }: SampleProps) {
  const [value, setValue] = useState(saved);
  return (
    <I18nProvider locale={locale}>
      <Form summaryTitle="Please check" onSubmit={() => onSubmit?.(value)}>
        <DatePicker
          name="startDate"
          label="Start Date"
          required="Please Enter Start Date"
          incomplete="This is not a date"
          validate={(date) => (date < "2026-11-23" ? "Start Date must not be in the past" : null)}
          value={value}
          onChange={setValue}
          texts={{ open: "Open the calendar", previousMonth: "Previous month", nextMonth: "Next month" }}
        />
        <button type="submit">Save</button>
      </Form>
    </I18nProvider>
  );
}

const parts = () => screen.getAllByRole("spinbutton");
const type = async (text: string) => {
  await act(async () => parts()[0]?.focus());
  for (const data of text) {
    const event = new InputEvent("beforeinput", {
      inputType: "insertText",
      data,
      bubbles: true,
      cancelable: true,
    });
    await act(async () => document.activeElement?.dispatchEvent(event));
  }
};
const save = () => act(async () => fireEvent.click(screen.getByText("Save")));
const shown = () => document.querySelector("[data-field-problem]")?.textContent;

test.each([
  ["en-IN", "01122026", ["day", "month", "year"]],
  ["hi-IN", "01122026", ["दिन", "माह", "वर्ष"]],
  ["ar-AE", "01122026", ["يوم", "الشهر", "السنة"]],
  ["en-Arab-IN", "01122026", ["day", "month", "year"]],
  ["en-US", "12012026", ["month", "day", "year"]],
])("its parts stand and are typed in the order of the reader's language: %s", async (locale, text, names) => {
  const onSubmit = vi.fn<(date: string) => void>();
  render(<Sample locale={locale} onSubmit={onSubmit} />);
  const labels = parts().map((part) => part.getAttribute("aria-label") ?? "");
  expect(labels.map((label) => label.split(/[,،]/)[0])).toEqual(names);
  await type(text);
  await save();
  expect(onSubmit).toHaveBeenCalledWith("2026-12-01");
});

test("a missing day, one in the past and half a day are said, and nothing is sent", async () => {
  const onSubmit = vi.fn<(date: string) => void>();
  render(<Sample onSubmit={onSubmit} />);
  await save();
  expect(shown()).toBe("Please Enter Start Date");
  await type("0112");
  expect(shown()).toBe("This is not a date");
  await type("01122020");
  expect(shown()).toBe("Start Date must not be in the past");
  await save();
  expect(onSubmit).not.toHaveBeenCalled();
  await type("01122030");
  expect(shown()).toBeUndefined();
});

test("a part that was taken away is missed, although the day before it is still known", async () => {
  const onSubmit = vi.fn<(date: string) => void>();
  render(<Sample saved="2030-01-31" onSubmit={onSubmit} />);
  expect(parts().map((part) => part.textContent)).toEqual(["31", "01", "2030"]);
  await act(async () => parts()[0]?.focus());
  for (const _ of "31")
    await act(async () => fireEvent.keyDown(parts()[0] ?? document.body, { key: "Backspace" }));
  await save();
  expect(shown()).toBe("This is not a date");
  expect(onSubmit).not.toHaveBeenCalled();
});
