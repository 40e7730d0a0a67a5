import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { field, fillIn, goOn, openForm, shown, submit, type } from "./sampleRegistration.ts";

test("what the server says of the address stands at its part", async () => {
  await openForm({
    useRegisterCompanyMutation: () => ({
      registerCompany: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "No such place",
        issues: [{ path: ["address", "postalCode"], message: "No such place" }],
      },
    }),
  });
  await fillIn();
  await submit();
  await waitFor(() => expect(shown()).toEqual(["No such place"]));
  expect(field("Zip").getAttribute("aria-invalid")).toBe("true");
});

test("a race that the service lost stands beside its field, and all that was typed is still there", async () => {
  await openForm({
    useRegisterCompanyMutation: () => ({
      registerCompany: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "Business Subdomain Already Exist",
        issues: [{ path: ["subdomain"], message: "Business Subdomain Already Exist" }],
      },
    }),
  });
  await fillIn();
  await submit();
  await waitFor(() => expect(shown()).toEqual(["Business Subdomain Already Exist"]));
  expect(field("Business Name").value).toBe("Sprig & Stone");
  type("Subdomain for Business", "sprigtwo");
  await goOn("Address");
  expect(field("Area").value).toBe(" Indiranagar ");
  await goOn("Point of Contact");
  expect(["Phone", "Year"].map((name) => field(name).value)).toEqual(["9876543210", "1990"]);
});

test("what the server says of the date of birth stands at the date until it is edited", async () => {
  await openForm({
    useRegisterCompanyMutation: () => ({
      registerCompany: {
        __typename: "ValidationError",
        __isError: "ValidationError",
        message: "Check the input.",
        issues: [{ path: ["dateOfBirth"], message: "You must be at least 18 years old" }],
      },
    }),
  });
  await fillIn();
  await submit();
  expect(shown()).toEqual(["You must be at least 18 years old"]);
  type("Year", "1989");
  expect(shown()).toEqual([]);
});

test("a failure of the whole stands above the form and takes the focus", async () => {
  await openForm({
    useRegisterCompanyMutation: () => ({
      registerCompany: { __typename: "UnavailableError", __isError: "UnavailableError", message: "Not now." },
    }),
  });
  await fillIn();
  await submit();
  const summary = screen.getByRole("region", { name: "Not now." });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(field("First Name").value).toBe("Asha");
});

test("leaving with something typed asks first", async () => {
  const { router, address } = await openForm();
  type("Legal Name", "Sprig");
  await act(async () => router.navigate("/auth/Thankyou"));
  const question = await screen.findByRole("alertdialog", { name: "Discard your changes?" });
  expect(address()).toBe("/auth/Register");
  await act(async () => fireEvent.click(within(question).getByRole("button", { name: "Keep editing" })));
  expect(field("Legal Name").value).toBe("Sprig");
});
