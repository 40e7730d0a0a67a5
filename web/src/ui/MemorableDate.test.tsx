import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { noDate } from "./dateParts.ts";
import { Form } from "./Form.tsx";
import { MemorableDate } from "./MemorableDate.tsx";

const ignore = () => undefined;

function Sample({ onSubmit = ignore }: { onSubmit?: () => void }) {
  const [value, setValue] = useState(noDate);
  return (
    <Form summaryTitle="Please check" onSubmit={onSubmit}>
      <MemorableDate
        name="dateOfBirth"
        label="Date of Birth"
        dayLabel="Day"
        monthLabel="Month"
        yearLabel="Year"
        required="Date of birth is required"
        impossible="This is not a date"
        validate={(date) => (date > "2008-11-20" ? "Too young" : null)}
        value={value}
        onChange={setValue}
        isOwnBirthday
      />
      <button type="submit">Save</button>
    </Form>
  );
}
const type = (day: string, month: string, year: string) =>
  act(async () => {
    for (const [label, text] of Object.entries({ Day: day, Month: month, Year: year })) {
      fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
    }
  });
const save = () => act(async () => fireEvent.click(screen.getByText("Save")));
const shown = () => document.querySelector("[data-field-problem]")?.textContent;

test("the parts are one named group, and the browser may fill in the birthday", () => {
  render(<Sample />);
  expect(screen.getByRole("group", { name: "Date of Birth" })).toBeDefined();
  const tokens = ["Day", "Month", "Year"].map((label) =>
    screen.getByLabelText(label).getAttribute("autocomplete"),
  );
  expect(tokens).toEqual(["bday-day", "bday-month", "bday-year"]);
});

test("only digits stay", async () => {
  render(<Sample />);
  await type("5th", "3.", "1990");
  const values = ["Day", "Month", "Year"].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).value,
  );
  expect(values).toEqual(["5", "3", "1990"]);
});

test("messages come with the first attempt and follow each change", async () => {
  const onSubmit = vi.fn<() => void>();
  render(<Sample onSubmit={onSubmit} />);
  await type("31", "4", "1990");
  expect(shown()).toBeUndefined();
  await save();
  expect(shown()).toBe("This is not a date");
  await type("", "", "");
  expect(shown()).toBe("Date of birth is required");
  await type("21", "11", "2008");
  expect(shown()).toBe("Too young");
  expect(onSubmit).not.toHaveBeenCalled();
  await type("20", "11", "2008");
  await save();
  expect(shown()).toBeUndefined();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test("the summary's line leads to the first part", async () => {
  render(<Sample />);
  await save();
  fireEvent.click(screen.getByRole("button", { name: "Date of birth is required" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Day"));
});
