import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import {
  choose,
  field,
  fillAddress,
  fillBusiness,
  fillIn,
  goOn,
  next,
  openForm,
  shown,
  submit,
  type,
} from "./sampleRegistration.ts";

test("nothing is said before the first attempt; then each part's messages, word for word, in the order of the form", async () => {
  await openForm();
  expect(shown()).toEqual([]);
  await next();
  expect(shown()).toEqual([
    "Business Type is required",
    "Business Vertical Name is Required",
    "Business Vertical Description is Required",
    "Business Name is required",
    "Legal Name is required",
    "Subdomain Name is required",
  ]);
  expect(document.activeElement?.textContent).toMatch(/^Please check these fields/);
  await fillBusiness();
  await goOn("Address");
  expect(shown()).toEqual([]);
  await next();
  expect(shown()).toEqual(["Area is Required", "Zip is Required", "Province is required"]);
  await fillAddress();
  await goOn("Point of Contact");
  await submit();
  expect(shown()).toEqual([
    "First Name is required",
    "Title is required",
    "Gender is required",
    "Date of birth is required",
    "Phone is required",
    "Email address is required",
  ]);
});

test("a GSTIN proposes the kind of business and the state, a postal code the province; what was chosen stays", async () => {
  await openForm();
  // Its PAN is a firm's, its state Karnataka.
  await act(async () => type("GSTIN", "29AAPFU0939F1ZR"));
  const select = (name: string) => document.querySelector<HTMLSelectElement>(`select[name="${name}"]`)?.value;
  expect(select("businessType")).toBe("PARTNERSHIP_FIRM");
  await act(async () => choose("businessType", "INDIVIDUAL"));
  await act(async () => type("GSTIN", "27AAPFU0939F1ZV"));
  expect(select("businessType")).toBe("INDIVIDUAL");
  await fillBusiness();
  await goOn("Address");
  expect(select("address.provinceCode")).toBe("KA");
  await act(async () => type("Zip", "682001"));
  expect(select("address.provinceCode")).toBe("KA");
});

test("a part that is done is opened again with all that was typed, and the browser's Enter goes on", async () => {
  await openForm();
  await fillBusiness();
  await goOn("Address");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Business ?\(done\)$/ })));
  expect(field("Legal Name").value).toBe("Sprig and Stone LLP");
  expect(screen.queryByRole("button", { name: /Point of Contact/ })).toBeNull();
  const form = screen.getByRole("form", { name: "Register" });
  await act(async () => fireEvent.submit(form));
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Address"));
});

test("after an attempt a message follows what is typed", async () => {
  await openForm();
  await fillIn();
  type("Email ID", "");
  await submit();
  type("Email ID", "asha");
  expect(shown()).toContain("Email is Invalid");
  type("Email ID", "asha@sprig.test");
  expect(shown()).not.toContain("Email is Invalid");
});

test("the subdomain keeps letters only, and its address is shown while it is typed", async () => {
  await openForm();
  type("Subdomain for Business", "Sprig-Stone 1");
  expect(field("Subdomain for Business").value).toBe("sprigstone");
  expect(screen.getByText("sprigstone.localhost")).toBeTruthy();
});

test("a taken name is said on leaving the field; the text stays, selected, and its part stays open until it changes", async () => {
  await openForm();
  await fillBusiness();
  type("Business Name", "Verdant");
  act(() => field("Business Name").focus());
  act(() => field("Legal Name").focus());
  await waitFor(() => expect(shown()).toEqual(["Business Name Already Exist"]));
  expect(document.activeElement).toBe(field("Legal Name"));
  const { value, selectionStart, selectionEnd } = field("Business Name");
  expect([value, selectionStart, selectionEnd]).toEqual(["Verdant", 0, 7]);
  await next();
  expect(screen.queryByRole("heading", { name: "Address" })).toBeNull();
  type("Business Name", "Verdant Two");
  expect(shown()).toEqual([]);
  await goOn("Address");
});

test("the names are looked up again on submit, and one that was taken meanwhile opens its part and stops it", async () => {
  let isTaken = false;
  const { sent } = await openForm({
    useAvailabilityQuery: ({ value }) => ({
      availability: { __typename: "Availability", available: !(isTaken && value === "Sprig & Stone") },
    }),
  });
  await fillIn();
  isTaken = true;
  await submit();
  await waitFor(() => expect(shown()).toEqual(["Business Name Already Exist"]));
  expect(screen.getByRole("heading", { name: "Business" })).toBeTruthy();
  expect(sent.some(({ name }) => name === "useRegisterCompanyMutation")).toBe(false);
});

test("a look-up that fails is not a taken name: the registration is sent", async () => {
  const { address } = await openForm({
    useAvailabilityQuery: () => ({ availability: { __typename: "UnavailableError" } }),
  });
  await fillIn();
  fireEvent.blur(field("Email ID"));
  await submit();
  await waitFor(() => expect(address()).toBe("/auth/Thankyou"));
});

test("what is sent: trimmed, normalised, optional fields null; then the thank-you page in the document's words", async () => {
  const { sent, address } = await openForm();
  await fillIn();
  await submit();
  const { idempotencyKey, ...input } = sent.at(-1)?.variables["input"] ?? {};
  expect(input).toEqual({
    businessType: "PARTNERSHIP_FIRM",
    verticalName: "Plants",
    verticalDescription: "Indoor plants and pots",
    businessName: "Sprig & Stone",
    subdomain: "sprigstone",
    legalName: "Sprig and Stone LLP",
    address: {
      line1: null,
      line2: null,
      streetNumber: null,
      streetName: null,
      area: "Indiranagar",
      postalCode: "560038",
      region: null,
      provinceCode: "KA",
    },
    firstName: "Asha",
    lastName: null,
    title: "Owner",
    gender: "FEMALE",
    dateOfBirth: "1990-03-05",
    phone: "9876543210",
    email: "asha@sprig.test",
    website: null,
  });
  expect(idempotencyKey).toMatch(/^[\da-f-]{36}$/);
  expect(
    await screen.findByText(
      "Thank you for Registering with us. Please check your email for activate your account.",
    ),
  ).toBeTruthy();
  expect(address()).toBe("/auth/Thankyou");
  expect(screen.getByText("asha@sprig.test")).toBeTruthy();
});

test("the browser may fill in the parts of the address that it knows", async () => {
  await openForm();
  await fillBusiness();
  await goOn("Address");
  const labels = ["Address Line1", "Address Line2", "Street No", "Area", "Zip", "Region"];
  expect(labels.map((label) => field(label).getAttribute("autocomplete"))).toEqual([
    "address-line1",
    "address-line2",
    null,
    "address-level3",
    "postal-code",
    "address-level2",
  ]);
});
