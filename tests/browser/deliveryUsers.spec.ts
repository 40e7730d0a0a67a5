import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";
import { numberIn, placeOrder, productOnSale, rates, takeSteps } from "./placedOrder.ts";
import { chooseInRow } from "./rows.ts";
import { callService } from "./restService.ts";

/** Nobody else's name and number. */
const newPerson = () => ({
  name: `Courier ${randomUUID().slice(0, 8)}`,
  phone: `98${randomInt(10_000_000, 99_999_999)}`,
});

const list = "/#/master/ViewDeliveryUser?pageSize=25";
const rowOf = (page: Page, name: string) => page.getByRole("row", { name });

test("M-SCR-3 a delivery user is added, put on duty, relieved of what they carry, and made inactive", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  const { name, phone } = newPerson();
  const other = newPerson();
  const added = await callService(product, "POST", "/v1/companyDeliveryUser", {
    company_po_id: 1,
    delivery_user_name: other.name,
    phone: other.phone,
    vehicle_type: "bicycle",
    all_locations: true,
  });
  await signIn("owner");
  await page.goto(list);
  await page.getByRole("button", { name: "Add delivery user" }).click();
  const add = page.getByRole("dialog", { name: "Add delivery user" });
  await add.getByRole("button", { name: "Add delivery user" }).click();
  for (const message of [
    "Name is required",
    "Phone is required",
    "Vehicle is required",
    "Choose at least one location",
  ])
    await expect(add.getByText(message).first()).toBeVisible();
  await add.getByRole("textbox", { name: "Name" }).fill(name);
  await add.getByRole("textbox", { name: "Phone" }).fill(phone);
  await add.getByRole("button", { name: /^Choose a vehicle/ }).click();
  await page.getByRole("option", { name: "Motorcycle" }).click();
  // A number of another form is a warning, and keeps nobody from saving.
  await add.getByRole("textbox", { name: "Vehicle number" }).fill("ka 01");
  await add.getByRole("textbox", { name: "Licence number" }).click();
  await expect(add.getByText("A vehicle number is like KA01AB1234").first()).toBeVisible();
  await add.getByRole("combobox", { name: "Add a location" }).fill("Indiranagar");
  await page.getByRole("option", { name: "Verdant Indiranagar" }).click();
  await expect(add.getByRole("button", { name: "Remove Verdant Indiranagar" })).toBeVisible();
  await add.getByRole("button", { name: "Add delivery user" }).click();
  await expect(page.getByText("Delivery User Added Successfully")).toBeVisible();
  await expect(rowOf(page, name)).toContainText("KA01");

  const duty = page.getByRole("switch", { name: `${name} is on duty` });
  await expect(duty).not.toBeChecked();
  await rowOf(page, name).locator(".ui-switch").click();
  await expect(duty).toBeChecked();
  await expect(page).toHaveURL(/ViewDeliveryUser\?pageSize=25$/);
  // It shows at once what is still on its way, which a reload would end.
  const read = () => callService(product, "GET", `/v1/companyDeliveryUser/company_po_id/1?q=${phone}`);
  await expect.poll(async () => JSON.stringify(await read())).toContain('"on_duty":true');
  await page.reload();
  await expect(duty).toBeChecked();

  const users = await read();
  const lines = [
    {
      prod_id: await productOnSale(product, `Basket ${name}`, {
        product_price: "150",
        ...rates.low,
      }),
      quantity: 1,
    },
  ];
  const part = await placeOrder(product, { lines });
  await takeSteps(
    product,
    part,
    { action: "pack", packages: 1 },
    {
      action: "assign",
      delivery_user_id: numberIn(users, "delivery_user_id"),
    },
  );

  await page.reload();
  await chooseInRow(page, name, "Deactivate");
  const dialog = page.getByRole("dialog", { name: `Deactivate ${name}` });
  await expect(dialog).toContainText("Carries 1 order: assign it first");
  await dialog.getByRole("combobox", { name: "Who delivers it" }).fill(other.name);
  await page.getByRole("option", { name: other.name }).click();
  await dialog.getByRole("button", { name: "Assign" }).click();
  await dialog.getByRole("textbox", { name: "Reason" }).fill("Has left");
  await dialog.getByRole("button", { name: "Deactivate" }).click();
  await expect(page.getByText(`${name} is inactive.`)).toBeVisible();
  await expect(rowOf(page, name)).toContainText("Inactive");
  await expect(duty).toBeDisabled();

  await rowOf(page, other.name).getByText(other.phone).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(other.name);
  await page.getByRole("link", { name: "Deliveries" }).click();
  await expect(rowOf(page, part.number)).toBeVisible();
  await page.getByRole("link", { name: "Delivered or returned" }).click();
  await expect(page.getByRole("main")).toContainText("They have handed nothing over yet");
  expect(numberIn(added, "delivery_user_id")).toBeGreaterThan(0);
});

test("a location's people reach who delivers for them, and change those of theirs alone", async ({
  page,
  product,
  signIn,
}) => {
  const [own, shared] = [newPerson(), newPerson()];
  for (const [person, all_locations] of [
    [own, false],
    [shared, true],
  ] as const)
    await callService(product, "POST", "/v1/companyDeliveryUser", {
      company_po_id: 1,
      delivery_user_name: person.name,
      phone: person.phone,
      vehicle_type: "on_foot",
      all_locations,
      seller_ids: all_locations ? [] : [1],
    });
  await signIn("seller");
  await page.goto("/#/master/ViewProduct");
  await page.getByRole("link", { name: "Delivery users" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Delivery User");
  await page.goto(list);
  await expect(page.getByRole("button", { name: "Add delivery user" })).toHaveCount(0);
  await expect(page.getByRole("switch", { name: `${shared.name} is on duty` })).toBeDisabled();
  await page.getByRole("button", { name: `Edit ${own.name}` }).click();
  const edit = page.getByRole("dialog", { name: `Edit ${own.name}` });
  await expect(edit.getByRole("switch")).toHaveCount(0);
  await edit.getByRole("textbox", { name: "Email" }).fill("courier@own.test");
  await edit.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Delivery User Saved Successfully")).toBeVisible();
  await expect(page.getByRole("button", { name: `Edit ${shared.name}` })).toHaveCount(0);
});
