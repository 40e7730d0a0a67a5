import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { addresses } from "#/app/addresses.ts";
import { type Gateway, openConsole } from "../../../test/openConsole.tsx";
import { authRoutes } from "../routes.ts";

const country = {
  code: "IND",
  name: "India",
  provinces: [
    { code: "KA", name: "Karnataka" },
    { code: "KL", name: "Kerala" },
  ],
  businessTypes: ["INDIVIDUAL", "PARTNERSHIP_FIRM"],
};
const free: Gateway = {
  RegisterPageQuery: () => ({ defaultCountry: country, features: { emailTopLevelLength: 4 } }),
  useAvailabilityQuery: ({ value }) => ({
    availability: { __typename: "Availability", available: value !== "Verdant" },
  }),
  useRegisterCompanyMutation: () => ({
    registerCompany: { __typename: "RegisterCompanySuccess", email: "asha@sprig.test" },
  }),
};

export const openForm = (gateway: Gateway = {}) =>
  openConsole(authRoutes, addresses.register, { ...free, ...gateway });
export const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
export const type = (label: string, text: string) =>
  fireEvent.change(field(label), { target: { value: text } });
/** Chooses as a browser that fills in forms does: in the native select behind ours, which opens no list. */
export const choose = (name: string, option: string) => {
  const select = document.querySelector(`select[name="${name}"]`);
  if (select) fireEvent.change(select, { target: { value: option } });
};
export const submit = () =>
  act(async () => fireEvent.click(screen.getByText("Register", { selector: "button *" })));
export const shown = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((problem) => problem.textContent);

/** On to the next part, whose heading takes the focus. */
export const goOn = async (part: string) => {
  await act(async () => fireEvent.click(screen.getByText("Continue", { selector: "button *" })));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(part));
};
export const fillBusiness = () =>
  act(async () => {
    choose("businessType", "PARTNERSHIP_FIRM");
    type("Business Vertical Name", "Plants");
    type("Description", "Indoor plants and pots");
    type("Business Name", "Sprig & Stone");
    type("Subdomain for Business", "Sprig-Stone 1");
    type("Legal Name", "Sprig and Stone LLP");
  });
export const fillAddress = () =>
  act(async () => {
    type("Area", " Indiranagar ");
    type("Zip", "560 038");
  });
export const fillContact = () =>
  act(async () => {
    type("First Name", "Asha");
    type("Title", "Owner");
    choose("gender", "FEMALE");
    type("Day", "5");
    type("Month", "3");
    type("Year", "1990");
    type("Phone", "+91 98765 43210");
    type("Email ID", "Asha@Sprig.TEST");
  });
export const fillIn = async () => {
  await fillBusiness();
  await goOn("Address");
  await fillAddress();
  await goOn("Point of Contact");
  await fillContact();
};
export const next = () =>
  act(async () => fireEvent.click(screen.getByText("Continue", { selector: "button *" })));
