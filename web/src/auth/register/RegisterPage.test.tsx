import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
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

const openForm = (gateway: Gateway = {}) =>
  openConsole(authRoutes, "/auth/Register", { ...free, ...gateway });
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: "input, textarea" });
const type = (label: string, text: string) => fireEvent.change(field(label), { target: { value: text } });
/** Chooses as a browser that fills in forms does: in the native select behind ours, which opens no list. */
const choose = (name: string, option: string) => {
  const select = document.querySelector(`select[name="${name}"]`);
  if (select) fireEvent.change(select, { target: { value: option } });
};
const submit = () => act(async () => fireEvent.click(screen.getByText("Register", { selector: "button *" })));
const shown = () =>
  [...document.querySelectorAll("[data-field-problem]")].map((problem) => problem.textContent);

const fillIn = () =>
  act(async () => {
    choose("businessType", "PARTNERSHIP_FIRM");
    type("Business Vertical Name", "Plants");
    type("Description", "Indoor plants and pots");
    type("Business Name", "Sprig & Stone");
    type("Subdomain for Business", "Sprig-Stone 1");
    type("Legal Name", "Sprig and Stone LLP");
    type("Area", " Indiranagar ");
    type("Zip", "560 038");
    choose("address.provinceCode", "KA");
    type("First Name", "Asha");
    type("Title", "Owner");
    choose("gender", "FEMALE");
    type("Day", "5");
    type("Month", "3");
    type("Year", "1990");
    type("Phone", "+91 98765 43210");
    type("Email ID", "Asha@Sprig.TEST");
  });

test("nothing is said before the first attempt; then the fifteen messages, word for word, in the order of the form", async () => {
  await openForm();
  expect(shown()).toEqual([]);
  await submit();
  expect(shown()).toEqual([
    "Business Type is required",
    "Business Vertical Name is Required",
    "Business Vertical Description is Required",
    "Business Name is required",
    "Legal Name is required",
    "Subdomain Name is required",
    "Area is Required",
    "Zip is Required",
    "Province is required",
    "First Name is required",
    "Title is required",
    "Gender is required",
    "Date of birth is required",
    "Phone is required",
    "Email address is required",
  ]);
  expect(document.activeElement?.textContent).toMatch(/^Please check these fields/);
});

test("after an attempt a message follows what is typed", async () => {
  await openForm();
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

test("a taken name is said on leaving the field; the text stays, selected, and nothing is sent until it changes", async () => {
  const { sent } = await openForm();
  await fillIn();
  type("Business Name", "Verdant");
  act(() => field("Business Name").focus());
  act(() => field("Legal Name").focus());
  await waitFor(() => expect(shown()).toEqual(["Business Name Already Exist"]));
  expect(document.activeElement).toBe(field("Legal Name"));
  const { value, selectionStart, selectionEnd } = field("Business Name");
  expect([value, selectionStart, selectionEnd]).toEqual(["Verdant", 0, 7]);
  await submit();
  expect(sent.some(({ name }) => name === "useRegisterCompanyMutation")).toBe(false);
  type("Business Name", "Verdant Two");
  expect(shown()).toEqual([]);
});

test("the names are looked up again on submit, and one that was taken meanwhile stops it", async () => {
  const { sent } = await openForm();
  await fillIn();
  type("Business Name", "Verdant");
  await submit();
  expect(shown()).toEqual(["Business Name Already Exist"]);
  expect(sent.some(({ name }) => name === "useRegisterCompanyMutation")).toBe(false);
});

test("a look-up that fails is not a taken name: the registration is sent", async () => {
  const { address } = await openForm({
    useAvailabilityQuery: () => ({ availability: { __typename: "UnavailableError" } }),
  });
  await fillIn();
  fireEvent.blur(field("Business Name"));
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
  expect(shown()).toEqual(["No such place"]);
  expect(field("Zip").getAttribute("aria-invalid")).toBe("true");
});

test("a race that the service lost stands beside its field, and all that was typed is still there", async () => {
  await openForm({
    useRegisterCompanyMutation: () => ({
      registerCompany: {
        __typename: "ConflictError",
        __isError: "ConflictError",
        message: "Business Subdomain Already Exist",
      },
    }),
  });
  await fillIn();
  await submit();
  expect(shown()).toEqual(["Business Subdomain Already Exist"]);
  const fields = ["Business Name", "Area", "Phone", "Year"].map((name) => field(name).value);
  expect(fields).toEqual(["Sprig & Stone", " Indiranagar ", "9876543210", "1990"]);
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
  expect(field("Business Name").value).toBe("Sprig & Stone");
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
