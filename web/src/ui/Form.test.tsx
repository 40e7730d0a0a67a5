import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Button } from "./Button.tsx";
import { Checkbox } from "./Checkbox.tsx";
import { Dialog } from "./Dialog.tsx";
import { Form } from "./Form.tsx";
import type { ValidationErrors } from "./formProblems.ts";
import { NumberField } from "./NumberField.tsx";
import { Select } from "./Select.tsx";
import { TextField } from "./TextField.tsx";
import { eventually } from "../../test/eventually.ts";

interface SampleProps {
  onSubmit?: (values: FormData) => void;
  validationErrors?: ValidationErrors;
  formError?: string;
}

function Sample({ onSubmit = vi.fn(), ...props }: SampleProps) {
  return (
    <Form onSubmit={onSubmit} summaryTitle="Please check these fields" {...props}>
      <TextField
        label="Email"
        name="input.email"
        required="Email address is required"
        validate={(value) => (value.includes("@") ? null : "Email is Invalid")}
      />
      <NumberField label="Order" name="input.order" required="Order is required" />
      <Select
        label="Province"
        name="input.province"
        placeholder="Choose"
        required="Province is required"
        options={[{ id: "KA", label: "Karnataka" }]}
      />
      <Checkbox name="input.terms" required="Accept the terms">
        Terms
      </Checkbox>
      <Button type="submit">Save</Button>
    </Form>
  );
}

/** With the observer's answer to what the attempt shows. */
const submit = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Save" })));
const email = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Email" });
const type = (text: string) => fireEvent.change(email(), { target: { value: text } });

test("says nothing before the first attempt, whatever is typed and left", () => {
  render(<Sample />);
  type("nobody");
  fireEvent.blur(email());
  expect(screen.queryByText("Email is Invalid")).toBeNull();
  expect(email().getAttribute("aria-required")).toBe("true");
});

test("an attempt with missing values shows every message once beside its field and once in the summary", async () => {
  const onSubmit = vi.fn();
  render(<Sample onSubmit={onSubmit} />);
  await submit();
  const summary = screen.getByRole("region", { name: "Please check these fields" });
  expect(
    within(summary)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual(["Email address is required", "Order is required", "Province is required", "Accept the terms"]);
  expect(screen.getAllByText("Province is required")).toHaveLength(2);
  expect(document.activeElement).toBe(summary);
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a line of the summary takes the focus to its field", async () => {
  render(<Sample />);
  await submit();
  fireEvent.click(screen.getByRole("button", { name: "Email address is required" }));
  expect(document.activeElement).toBe(email());
  fireEvent.click(screen.getByRole("button", { name: "Province is required" }));
  expect(document.activeElement?.getAttribute("aria-haspopup")).toBe("listbox");
});

test("after the attempt messages follow each change, and the summary with them", async () => {
  render(<Sample />);
  await submit();
  type("nobody");
  expect(screen.queryByText("Email address is required", { selector: "[data-field-problem]" })).toBeNull();
  await waitFor(() => expect(screen.getAllByText("Email is Invalid")).toHaveLength(2));
  type("somebody@verdant.test");
  await waitFor(() => expect(screen.queryByText("Email is Invalid")).toBeNull());
});

test("valid values are handed over by name, with the number as digits", async () => {
  const onSubmit = vi.fn<(values: FormData) => void>();
  render(
    <Form onSubmit={onSubmit} summaryTitle="Please check these fields">
      <TextField
        label="Email"
        name="input.email"
        required="Email address is required"
        defaultValue="a@b.in"
      />
      <NumberField label="Order" name="input.order" required="Order is required" defaultValue={1200} />
      <Select
        label="Province"
        name="input.province"
        placeholder="Choose"
        required="Province is required"
        defaultValue="KA"
        options={[{ id: "KA", label: "Karnataka" }]}
      />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await submit();
  expect(Object.fromEntries(onSubmit.mock.calls[0]?.[0] ?? [])).toEqual({
    "input.email": "a@b.in",
    "input.order": "1200",
    "input.province": "KA",
  });
});

test("the server's issues land beside their fields by path; the others stand in the summary alone", async () => {
  const { rerender } = render(<Sample />);
  const validationErrors = { "input.email": "Email Already Exist", "input.unknown": "Something else" };
  await act(async () => rerender(<Sample validationErrors={validationErrors} />));
  expect(screen.getByText("Email Already Exist", { selector: "[data-field-problem]" })).toBeDefined();
  const summary = screen.getByRole("region", { name: "Please check these fields" });
  expect(summary.textContent).toBe("Please check these fieldsSomething elseEmail Already Exist");
  await waitFor(() => expect(document.activeElement).toBe(summary));
});

function Filled(props: SampleProps) {
  return (
    <Form onSubmit={props.onSubmit ?? vi.fn()} summaryTitle="Please check these fields" {...props}>
      <TextField label="Email" name="input.email" defaultValue="a@b.in" />
      <Button type="submit">Save</Button>
    </Form>
  );
}

test("a server's issue goes once its field was changed and left, and the summary with it", async () => {
  const { rerender } = render(<Filled />);
  await submit();
  const validationErrors = { "input.email": "Email Already Exist" };
  await act(async () => rerender(<Filled validationErrors={validationErrors} />));
  type("somebody.else@verdant.test");
  fireEvent.blur(email());
  await waitFor(() => expect(screen.queryByText("Email Already Exist")).toBeNull());
});

test("the last answer's issues do not hold back the next attempt, and the next answer shows again", async () => {
  const onSubmit = vi.fn();
  const { rerender } = render(<Filled onSubmit={onSubmit} />);
  const issue = () => ({ "input.email": "Email Already Exist", "input.unknown": "Something else" });
  const respond = (validationErrors: ValidationErrors) =>
    act(async () => rerender(<Filled onSubmit={onSubmit} validationErrors={validationErrors} />));
  await respond(issue());
  await submit();
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(screen.queryByRole("region")).toBeNull();
  await respond(issue());
  expect(screen.getByRole("region").textContent).toBe(
    "Please check these fieldsSomething elseEmail Already Exist",
  );
});

test("what the server says of the whole form stands above it and takes the focus; values stay", async () => {
  const { rerender } = render(<Sample />);
  type("a@b.in");
  await act(async () => rerender(<Sample formError="The e-mail or the password is wrong." />));
  const summary = screen.getByRole("region", { name: "The e-mail or the password is wrong." });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(email().value).toBe("a@b.in");
});

test("a form in a dialog of another form is sent by itself and has its own name", async () => {
  const outer = vi.fn();
  const inner = vi.fn();
  render(
    <Form aria-label="Product" onSubmit={outer} summaryTitle="Please check these fields">
      <Dialog isOpen onOpenChange={() => undefined} title="Add variant" closeLabel="Close">
        <Form layout="dialog" onSubmit={inner} summaryTitle="Please check these fields">
          <Button type="submit">Save</Button>
        </Form>
      </Dialog>
    </Form>,
  );
  await submit();
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
  expect(screen.queryByRole("form", { name: "Product" })).toBeNull();
});

test("typing is told at once, before the field is left, and not to the form behind a dialog", () => {
  const outer = vi.fn();
  const inner = vi.fn();
  render(
    <Form onType={outer} onSubmit={() => undefined} summaryTitle="Please check these fields">
      <Dialog isOpen onOpenChange={() => undefined} title="Add variant" closeLabel="Close">
        <Form
          layout="dialog"
          onType={inner}
          onSubmit={() => undefined}
          summaryTitle="Please check these fields"
        >
          <NumberField label="Price" name="price" />
        </Form>
      </Dialog>
    </Form>,
  );
  fireEvent(
    screen.getByRole("textbox", { name: "Price" }),
    new InputEvent("beforeinput", { data: "1", bubbles: true }),
  );
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
});

test("the summary names the field where its message does not, and whose it is where two are alike", async () => {
  const Section = ({ title }: { title: string }) => (
    <section>
      <h3>{title}</h3>
      <TextField label="Phone" name={`${title}.phone`} required="Phone is required" />
      <TextField label="Office email" name={`${title}.email`} required="Email address is required" />
    </section>
  );
  render(
    <Form onSubmit={() => undefined} summaryTitle="Please check these fields">
      <Section title="Contact and web" />
      <Section title="Administrator" />
      <Button type="submit">Save</Button>
    </Form>,
  );
  await submit();
  const summary = screen.getByRole("region", { name: "Please check these fields" });
  expect(
    within(summary)
      .getAllByRole("listitem")
      .map((line) => line.textContent),
  ).toEqual([
    "Contact and web: Phone is required",
    "Contact and web: Office email: Email address is required",
    "Administrator: Phone is required",
    "Administrator: Office email: Email address is required",
  ]);
  fireEvent.click(screen.getByRole("button", { name: "Administrator: Phone is required" }));
  const [first, second] = screen.getAllByRole("textbox", { name: "Phone" });
  expect(document.activeElement).toBe(second);
  // Whose it is stays said when the other one is filled in.
  if (first) fireEvent.change(first, { target: { value: "9876543210" } });
  await eventually(() =>
    expect(within(summary).queryByRole("button", { name: "Contact and web: Phone is required" })).toBeNull(),
  );
  expect(within(summary).getByRole("button", { name: "Administrator: Phone is required" })).toBeTruthy();
});
