import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
// Brought here, so that no test waits for it to be compiled.
import "./chosenStaffDialogs.tsx";
import { RequestError } from "#/relay/RequestError.ts";
import { openStaff } from "../sampleStaff.ts";

const press = (name: string, place: HTMLElement) =>
  act(async () => fireEvent.click(within(place).getByRole("button", { name })));

test("why people are disabled stays typed, and they stay chosen, while the gateway cannot be reached", async () => {
  await openStaff("/master/ViewUserAdmin", {
    useChangeStaffMutation: () => new RequestError("unreachable", "The line is down."),
  });
  const row = screen.getByRole("row", { name: /Ravi Kumar/ });
  await act(async () => fireEvent.click(within(row).getByRole("checkbox")));
  await press("Disable", await screen.findByRole("toolbar", { name: "Selected rows" }));
  const dialog = await screen.findByRole("dialog", { name: "Disable 1 person" });
  const reason = within(dialog).getByLabelText<HTMLTextAreaElement>(/Reason/, { selector: "textarea" });
  fireEvent.change(reason, { target: { value: "Season is over" } });
  await press("Disable", dialog);
  await within(dialog).findByText("We could not reach the service. Try again.");
  expect(reason.value).toBe("Season is over");
  screen.getByText("1 selected");
});
