import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Gateway, openConsole } from "../../test/openConsole.tsx";
import { sellerRoutes } from "./routes.ts";
// Brought here, so that no test waits for it to be compiled.
import "./sellerDialogs.tsx";

const nothing = null;
/** A location of which no more is known than its name and who is to run it. */
const riverside = {
  __typename: "Seller",
  id: "seller-7",
  name: "Riverside",
  legalName: nothing,
  type: "WAREHOUSE",
  businessType: nothing,
  status: "INVITED",
  version: "first",
  missingParts: ["GSTIN", "ADDRESS", "PHONE"],
  registrationNumber: nothing,
  registrationDate: nothing,
  panNumber: nothing,
  tanNumber: nothing,
  gstinNumber: nothing,
  commissionPercentage: "0.00",
  maximumProducts: 1000,
  productCount: 0,
  phone: nothing,
  officeEmail: nothing,
  websiteUrl: nothing,
  instagramUrl: nothing,
  linkedinUrl: nothing,
  suspendedReason: nothing,
  address: {
    __typename: "Address",
    line1: nothing,
    line2: nothing,
    streetNumber: nothing,
    streetName: nothing,
    area: nothing,
    region: nothing,
    postalCode: nothing,
    provinceCode: nothing,
    province: nothing,
  },
  administrator: {
    __typename: "Person",
    firstName: "Ravi",
    lastName: "Kumar",
    title: nothing,
    gender: nothing,
    dateOfBirth: nothing,
    phone: nothing,
    email: "ravi@riverside.test",
  },
  viewerCanUpdate: true,
  viewerCanDelete: false,
};

const open = (offeredAreas: readonly string[], rows: readonly object[], gateway: Gateway = {}) =>
  openConsole(
    [...sellerRoutes, { path: "/master/ViewSeller/:id", element: <h1>The location</h1> }],
    "/master/ViewSeller",
    {
      ViewSellerPageQuery: () => ({
        viewer: {
          permissions: ["SELLER_CREATE", "SELLER_UPDATE"],
          offeredAreas,
          sellers: {
            totalCount: rows.length,
            edges: rows.map((node) => ({ __typename: "SellerEdge", node })),
          },
        },
      }),
      sellerFieldsQuery: () => ({
        features: { emailTopLevelLength: 4 },
        defaultCountry: {
          __typename: "Country",
          code: "IND",
          name: "India",
          businessTypes: ["INDIVIDUAL"],
          provinces: [{ code: "KA", name: "Karnataka" }],
        },
      }),
      useAvailabilityQuery: () => ({ availability: { __typename: "Availability", available: true } }),
      ...gateway,
    },
  );

const dialog = () => screen.getByRole("dialog");
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const openForm = async () => {
  localStorage.clear();
  // The head's, and the empty list's.
  const [button] = screen.getAllByRole("button", { name: "Add location" });
  await act(async () => {
    if (button) fireEvent.click(button);
  });
  await screen.findByRole("dialog");
};
const field = (name: string) =>
  within(dialog()).getByLabelText<HTMLInputElement>(name, { selector: "input" });
const fill = (name: string, value: string) =>
  act(async () => fireEvent.change(field(name), { target: { value } }));
const submit = () =>
  act(async () => {
    const form = dialog().querySelector("form");
    if (form) fireEvent.submit(form);
  });
const fields = () =>
  within(dialog())
    .getAllByRole("textbox")
    .map((one) => one.getAttribute("name"));

const shortFields = ["name", "administrator.firstName", "administrator.lastName", "administrator.email"];

async function fillInvitation() {
  await fill("Business Name", " Riverside ");
  await fill("First Name", "Ravi");
  await fill("Last Name", "Kumar");
  await fill("Email ID", "Ravi@Riverside.test");
}

test("a location begins with its name and whom to invite; who was invited is said, with the way to it", async () => {
  const inputs: unknown[] = [];
  const { router } = await open(["LOCATION_INVITATIONS"], [], {
    AddSellerInviteMutation: ({ input }) => {
      inputs.push(input);
      return {
        inviteSeller: {
          __typename: "InviteSellerSuccess",
          sellerEdge: { __typename: "SellerEdge", node: riverside },
        },
      };
    },
  });
  await openForm();
  expect(fields()).toEqual(shortFields);
  await fillInvitation();
  await submit();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputs).toEqual([
    {
      name: "Riverside",
      administrator: { firstName: "Ravi", lastName: "Kumar", email: "ravi@riverside.test" },
      idempotencyKey: expect.any(String),
    },
  ]);
  const row = screen.getByRole("row", { name: /Riverside/ });
  expect(row.textContent).toContain("Invited");
  expect(row.textContent).toContain("Incomplete");
  expect(
    await screen.findByText(
      "Location Added Successfully. Ravi Kumar is invited: the invitation is on its way to ravi@riverside.test.",
    ),
  ).toBeTruthy();
  await press("Open it");
  expect(router.state.location.pathname).toBe("/master/ViewSeller/seller-7");
});

test("what is typed goes along to the whole form and back, where more than an invitation takes is not lost unsaid", async () => {
  await open(["LOCATION_INVITATIONS"], []);
  await openForm();
  await fill("Business Name", "Riverside");
  await fill("First Name", "Ravi");
  await press("Fill in everything now");
  expect(field("Business Name").value).toBe("Riverside");
  expect(field("First Name").value).toBe("Ravi");
  expect(fields().length).toBeGreaterThan(15);
  expect(within(dialog()).getByRole("button", { name: "Add location" })).toBeTruthy();
  const notice = "You have filled in more than goes with an invitation. To save it, fill in everything now.";
  await press("Only invite an administrator now");
  expect(fields()).toEqual(shortFields);
  expect(screen.queryByText(notice)).toBeNull();
  await press("Fill in everything now");
  await fill("Legal Name", "Riverside Stores");
  await press("Only invite an administrator now");
  expect(screen.getByText(notice)).toBeTruthy();
  await press("Fill in everything now");
  expect(field("Legal Name").value).toBe("Riverside Stores");
});

test("what is refused stands beside its field, and the form stays", async () => {
  await open(["LOCATION_INVITATIONS"], [], {
    AddSellerInviteMutation: () => ({
      inviteSeller: {
        __typename: "ConflictError",
        __isError: "ConflictError",
        message: "Email Already Exist",
        messageCode: null,
        messageParams: [],
        issues: [
          {
            path: ["administrator", "email"],
            message: "Email Already Exist",
            messageCode: null,
            messageParams: [],
          },
        ],
      },
    }),
  });
  await openForm();
  await submit();
  for (const message of ["Business Name is required", "First Name is required", "Email address is required"])
    expect(within(dialog()).getAllByText(message).length, message).toBeGreaterThan(0);
  await fillInvitation();
  await submit();
  expect((await within(dialog()).findAllByText("Email Already Exist")).length).toBeGreaterThan(0);
  expect(field("Email ID").getAttribute("aria-invalid")).toBe("true");
  expect(field("Business Name").value).toBe(" Riverside ");
});

test("a service without invitations has the whole form alone", async () => {
  await open([], []);
  await openForm();
  expect(fields().length).toBeGreaterThan(15);
  expect(screen.queryByRole("button", { name: "Only invite an administrator now" })).toBeNull();
  expect(within(dialog()).getByRole("button", { name: "Add location" })).toBeTruthy();
});

test("what a location lacks keeps nobody from changing its name; an address that is begun is asked for as a whole", async () => {
  localStorage.clear();
  const inputs: unknown[] = [];
  await open([], [riverside], {
    sellerDialogsEditMutation: ({ input }) => {
      inputs.push(input);
      return {
        editSeller: { __typename: "EditSellerSuccess", seller: { ...riverside, name: "Riverbank" } },
      };
    },
  });
  await press("Edit Riverside");
  await screen.findByRole("dialog");
  await fill("Business Name", "Riverbank");
  await fill("Area", "Jayanagar");
  await submit();
  expect(within(dialog()).getAllByText("Zip is required").length).toBeGreaterThan(0);
  expect(within(dialog()).queryByText("GSTIN is required")).toBeNull();
  expect(inputs).toEqual([]);
  await fill("Area", "");
  await submit();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(inputs).toEqual([
    {
      id: "seller-7",
      name: "Riverbank",
      type: "WAREHOUSE",
      legalName: nothing,
      registrationNumber: nothing,
      registrationDate: nothing,
      panNumber: nothing,
      tanNumber: nothing,
      commissionPercentage: "0.00",
      maximumProducts: 1000,
      officeEmail: nothing,
      websiteUrl: nothing,
      instagramUrl: nothing,
      linkedinUrl: nothing,
      version: "first",
    },
  ]);
});
