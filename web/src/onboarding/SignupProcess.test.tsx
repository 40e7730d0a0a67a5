import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole, PartOfAnswer } from "../../test/openConsole.tsx";
import { onboardingRoutes } from "./routes.ts";

const routes = [
  ...onboardingRoutes,
  { path: "auth/login", element: <h1>Sign in</h1> },
  { path: "auth/ChangePassword", element: <h1>Change Password</h1> },
  { path: "master/ViewSeller", element: <h1>Locations</h1> },
  { path: "master/ViewProduct", element: <h1>Products</h1> },
];

const address = {
  line1: null,
  line2: null,
  streetNumber: "12",
  streetName: "100 Feet Road",
  area: "Indiranagar",
  region: null,
  postalCode: "560038",
  provinceCode: "KA",
  province: "Karnataka",
  country: "India",
};
const contact = {
  firstName: "Asha",
  lastName: null,
  title: "Owner",
  gender: "FEMALE",
  dateOfBirth: "1990-02-14",
  phone: "9876543210",
  email: "asha@sprig.test",
};
const company = (parts: readonly string[], part: object = {}) => ({
  __typename: "Company",
  id: "company-1",
  version: "version-1",
  name: "Sprig",
  subdomain: "sprig",
  legalName: "Sprig LLP",
  businessType: "PARTNERSHIP_FIRM",
  verticalName: "Plants",
  verticalDescription: "Indoor plants",
  logoUrl: null,
  maximumProducts: 500,
  address,
  contact,
  completedSignupParts: parts,
  ...part,
});
const viewer = (nextStep: string, parts: readonly string[] = [], part: object = {}) => ({
  viewer: { kind: "OWNER", nextStep, email: "asha@sprig.test", company: company(parts, part), ...part },
});

const open = (search: string, gateway: Gateway) =>
  openConsole(routes, `/auth/SignupProcess${search}`, gateway);
const marks = () =>
  [...document.querySelectorAll(".ui-step")].map((step) => step.textContent.replace(/^\d/, ""));

test("step 1 is there to be read; what is done, what is open and what is not yet are said", async () => {
  await open("", { RegisterDetailsPageQuery: () => viewer("SIGNUP_STEP_3", ["COMPANY_INFORMATION"]) });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Register Details");
  expect(marks()).toEqual([
    "Register Details (current step)",
    "Company Information (done)",
    "Billing and About Us (not yet)",
    "Categories (not yet)",
  ]);
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/auth/SignupProcess?val=3");
  expect(links).not.toContain("/auth/SignupProcess?val=4");
  expect(screen.getByText("14 Feb 1990")).toBeTruthy();
  expect(screen.queryByRole("textbox")).toBeNull();
});

test.each([
  ["nobody is signed in", { viewer: null }, "/auth/login?next=%2Fauth%2FSignupProcess"],
  ["the first password", viewer("CHANGE_PASSWORD"), "/auth/ChangePassword"],
  ["an owner who is done", viewer("HOME", ["FINISHED"]), "/master/ViewSeller"],
  ["a seller", viewer("HOME", [], { kind: "SELLER" }), "/master/ViewProduct"],
])("the guard: %s", async (_name, result, expected) => {
  const { address: route } = await open("", { RegisterDetailsPageQuery: () => result });
  await waitFor(() => expect(route()).toBe(expected));
});

test("a missing title is asked for in step 1, word for word, saved, and then step 2 comes", async () => {
  const without = { contact: { ...contact, title: null } };
  const { sent, address: route } = await open("", {
    RegisterDetailsPageQuery: () => viewer("SIGNUP_STEP_2", [], without),
    InformationPageQuery: () => ({
      viewer: null,
      defaultCountry: null,
      features: { emailTopLevelLength: 4 },
    }),
    TitleFormMutation: () => ({
      saveContactTitle: { __typename: "SaveContactTitleSuccess", company: company([]) },
    }),
  });
  const next = () => act(async () => fireEvent.click(screen.getByText("Next", { selector: "button *" })));
  await next();
  expect(document.querySelector("[data-field-problem]")?.textContent).toBe("Title is required");
  fireEvent.change(screen.getByLabelText("Title", { selector: "input" }), { target: { value: " Owner " } });
  await next();
  await waitFor(() => expect(route()).toMatch(/SignupProcess\?val=2|auth\/login/));
  expect(sent.find(({ name }) => name === "TitleFormMutation")?.variables).toEqual({
    input: { title: "Owner", version: "version-1" },
  });
});

const setUpTabs = async (offeredAreas: readonly string[]) => {
  const { viewer: owner } = viewer("SIGNUP_STEP_4", ["COMPANY_INFORMATION", "ABOUT_US"]);
  const none = { totalCount: 0, edges: [] };
  const counts = { allCategories: { totalCount: 2 }, allBanners: none, allCollections: none };
  const lists = { permissions: [], categories: none, allSellers: null, offeredAreas };
  await open("?val=4", {
    SetUpCategoriesPageQuery: () =>
      new PartOfAnswer({ viewer: { ...owner, ...counts, ...lists } }, "viewer.allSellers"),
  });
  const tabs = screen.getByRole("navigation", { name: "What to set up" });
  return [...tabs.querySelectorAll("a")].map((tab) => tab.textContent);
};

test("the tab of locations stays while their list fails", async () => {
  expect(await setUpTabs(["LOCATIONS"])).toEqual([
    "Categories2 (done)",
    "Banners0",
    "Collections0",
    "Locations",
  ]);
});

test("without locations at the service there is no tab of them", async () => {
  expect(await setUpTabs([])).toEqual(["Categories2 (done)", "Banners0", "Collections0"]);
});

const area = { ...address, __typename: "Address" };
const information = (parts: readonly string[], part: object = {}) => ({
  ...viewer("SIGNUP_STEP_2", parts, {
    address: area,
    billingAddress: area,
    phone: null,
    officeEmail: null,
    ...part,
  }),
  defaultCountry: {
    __typename: "Country",
    code: "IND",
    name: "India",
    provinces: [{ code: "KA", name: "Karnataka" }],
  },
  features: { emailTopLevelLength: 4 },
});
const contactFields = () =>
  ["Office phone", "Office email"].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" }).value,
  );

test.each([
  ["the first time those of the registration", [], {}, ["9876543210", "asha@sprig.test"]],
  [
    "what was typed before, where there is something",
    [],
    { phone: "08012345678" },
    ["08012345678", "asha@sprig.test"],
  ],
  ["once it was saved what was saved", ["COMPANY_INFORMATION"], {}, ["", ""]],
] as const)("step 2 proposes office phone and email: %s", async (_name, parts, part, expected) => {
  await open("?val=2", { InformationPageQuery: () => information(parts, part) });
  expect(contactFields()).toEqual(expected);
});

test("step 3 begins with what is to be done; what step 2 said of bills comes last", async () => {
  await open("?val=3", {
    AboutUsPageQuery: () =>
      viewer("SIGNUP_STEP_3", ["COMPANY_INFORMATION"], {
        aboutUs: null,
        terms: null,
        aboutUsImageUrl: null,
        billingName: "Sprig",
        gstinNumber: null,
        billingAddress: area,
      }),
  });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "About us",
    "Terms and conditions",
    "Billing",
  ]);
});

test("as soon as there is a category the set-up says that what is required is done, and can be ended there", async () => {
  const set = (totalCount: number) => {
    const { viewer: owner } = viewer("SIGNUP_STEP_4", ["COMPANY_INFORMATION", "ABOUT_US"]);
    const none = { totalCount: 0, edges: [] };
    const counts = {
      allCategories: { totalCount },
      allBanners: none,
      allCollections: none,
      allSellers: none,
    };
    return { viewer: { ...owner, ...counts, permissions: [], categories: none, offeredAreas: [] } };
  };
  let categories = 0;
  const { sent, router } = await open("?val=4", {
    SetUpCategoriesPageQuery: () => set(categories),
    SetUpAreaMutation: () => ({
      finishSignUp: {
        __typename: "FinishSignUpSuccess",
        viewer: { nextStep: "HOME" },
        company: company(["FINISHED"]),
      },
    }),
  });
  expect(screen.queryByText("What is required is done")).toBeNull();
  categories = 1;
  await act(() => router.navigate("/auth/SignupProcess?val=4&tab=categories&searchTerm=a"));
  await screen.findByText("What is required is done");
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "End the set-up" })));
  expect(sent.map(({ name }) => name)).toContain("SetUpAreaMutation");
  await waitFor(() => expect(router.state.location.pathname).toBe("/master/ViewSeller"));
  expect(router.state.location.state).toEqual({ setUpIsDone: true });
});
