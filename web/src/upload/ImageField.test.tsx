import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Button } from "#/ui/Button.tsx";
import { Form } from "#/ui/Form.tsx";
import type { ValidationErrors } from "#/ui/formProblems.ts";
import { MessagesProvider } from "#/i18n/MessagesProvider.tsx";
import { speakEnglish } from "../../test/speakEnglish.ts";
import { ImageControl } from "./ImageField.tsx";
import type { UploadSteps } from "./ImageUpload.ts";
import { eventually } from "../../test/eventually.ts";

speakEnglish();

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
});
afterEach(() => vi.restoreAllMocks());

const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0)], "logo.png");
const image = { id: "upload 1", width: 64, height: 48, bytes: 90_000 };

const good: UploadSteps = {
  request: async () => ({ good: { id: "upload 1", url: "", method: "PUT", headers: [] } }),
  send: async () => undefined,
  finish: async () => ({ good: image }),
};

const ignore = () => undefined;

function Screen({
  steps = good,
  onSubmit = ignore,
  currentUrl = null,
  issues,
}: {
  steps?: UploadSteps;
  onSubmit?: (value: string | null) => void;
  currentUrl?: string | null;
  issues?: ValidationErrors;
}) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <MessagesProvider>
      <Form
        summaryTitle="Please check these fields"
        validationErrors={issues}
        onSubmit={() => onSubmit(value)}
      >
        <ImageControl
          label="Logo"
          name="logoUploadId"
          purpose="COMPANY_LOGO"
          currentUrl={currentUrl}
          value={value}
          onChange={setValue}
          isRequired
          message="Please Upload Logo"
          steps={steps}
        />
        <Button type="submit">Next</Button>
      </Form>
    </MessagesProvider>
  );
}

async function choose(file: File): Promise<void> {
  const input = document.querySelector("input[type=file]");
  if (input === null) throw new Error("There is no file input.");
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
  await act(async () => eventually(() => expect(screen.queryByText("logo.png")).not.toBeNull()));
}
const submit = () => act(async () => screen.getByRole("button", { name: "Next" }).click());
const problem = () => document.querySelector("[data-field-problem]")?.textContent;

test("without an image the form says so beside the field and in its summary, and nothing is sent", async () => {
  const onSubmit = vi.fn();
  render(<Screen onSubmit={onSubmit} />);
  expect(problem()).toBeUndefined();
  await submit();
  expect(problem()).toBe("Please Upload Logo");
  expect(document.activeElement?.textContent).toContain("Please Upload Logo");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a stored image is enough", async () => {
  const onSubmit = vi.fn();
  render(<Screen onSubmit={onSubmit} currentUrl="/media/logo.png" />);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(null);
});

test("a chosen image is sent at once, and the form gets the upload's id", async () => {
  const onSubmit = vi.fn();
  render(<Screen onSubmit={onSubmit} />);
  await choose(png);
  await screen.findByText(/64 × 48 pixels, 90/);
  await submit();
  expect(onSubmit).toHaveBeenCalledWith("upload 1");
});

test("while an image is on its way the form waits, and says so", async () => {
  const onSubmit = vi.fn();
  const steps = { ...good, send: () => new Promise<never>(() => undefined) };
  render(<Screen onSubmit={onSubmit} steps={steps} currentUrl="/media/logo.png" />);
  await choose(png);
  await submit();
  expect(problem()).toBe("Wait until the image has been sent.");
  expect(onSubmit).not.toHaveBeenCalled();
});

test("a refused image holds the form back until it is let go of", async () => {
  const onSubmit = vi.fn();
  const steps = { ...good, finish: async () => ({ text: "This file is not an image that can be read" }) };
  render(<Screen onSubmit={onSubmit} steps={steps} currentUrl="/media/logo.png" />);
  await choose(png);
  await act(async () =>
    eventually(() => expect(problem()).toBe("This file is not an image that can be read")),
  );
  await submit();
  expect(onSubmit).not.toHaveBeenCalled();
  await act(async () => screen.getByRole("button", { name: "Keep the stored image" }).click());
  expect(problem()).toBeUndefined();
  await submit();
  expect(onSubmit).toHaveBeenCalledWith(null);
});

test("what the gateway said of one upload is not said of the next", async () => {
  const view = render(<Screen />);
  await choose(png);
  await screen.findByText(/64 × 48 pixels/);
  view.rerender(<Screen issues={{ logoUploadId: "This file is already in use. Choose it again." }} />);
  expect(problem()).toBe("This file is already in use. Choose it again.");
  await act(async () => screen.getByRole("button", { name: "Remove" }).click());
  expect(problem()).toBeUndefined();
});

test("the field is a group with its limits said", () => {
  render(<Screen />);
  const group = screen.getByRole("group", { name: "Logo" });
  expect(group.textContent).toContain("PNG, JPG or WEBP, up to 1 MB");
  const button = screen.getByRole("button", { name: "Choose an image: Logo" });
  const described = button.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    "PNG, JPG or WEBP, up to 1 MB",
  );
});
