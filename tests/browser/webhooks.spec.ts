import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright/test";
import { axeFindings } from "./axeFindings.ts";
import { expect, test } from "./fixtures.ts";
import { layoutFaults } from "./layoutFaults.ts";
import { respondWith } from "./respondWith.ts";
import { deleteByRow } from "./rows.ts";

const examples = resolve(import.meta.dirname, "../../docs/integrators");

/** A part of the page is looked at as the listed screens are: on a desk, on a tablet and on a phone. */
async function lookAt(page: Page, part: string): Promise<void> {
  expect.soft(await axeFindings(page), part).toEqual([]);
  for (const width of [1024, 390, 320]) {
    await page.setViewportSize({ width, height: 4000 });
    expect.soft(await layoutFaults(page, width), `${part} at ${width}`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
}

test("a webhook is added, shows its secret once, is tested, told, resent, given another secret and deleted", async ({
  page,
  product,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  const dialog = page.getByRole("dialog");
  const part = (name: string) =>
    page.getByRole("navigation", { name: "Parts of the webhook" }).getByRole("link", { name });
  let secret = "";

  await test.step("added with a location and a header, it shows its secret this once", async () => {
    await page.goto("/#/account/webhooks");
    await page.getByRole("button", { name: "Add webhook" }).click();
    await dialog.getByRole("textbox", { name: "Name", exact: true }).fill("Till");
    await dialog.getByRole("textbox", { name: "URL" }).fill(`${product.service}/webhook-catcher/503`);
    await dialog.getByText("Only some locations").click();
    await dialog.getByRole("combobox", { name: "Add a location" }).fill("Verdant Indiranagar");
    await page.getByRole("option", { name: "Verdant Indiranagar" }).click();
    await expect(dialog.getByRole("listitem")).toHaveText("Verdant Indiranagar");
    await dialog.getByRole("button", { name: "Add a header" }).click();
    await dialog.getByRole("textbox", { name: "Header 1, name" }).fill("X-Till");
    await dialog.getByRole("textbox", { name: "Header 1, value" }).fill("value-of-ours");
    await dialog.getByRole("button", { name: "Add webhook" }).click();
    const shown = dialog.getByText(/^whsec_/);
    await expect(shown).toHaveText(/^whsec_[A-Za-z0-9+/]{43}=$/);
    secret = await shown.innerText();
    await dialog.getByRole("button", { name: "Done" }).click();
  });

  await test.step("its page has what was said, but neither secret nor value", async () => {
    await page.getByRole("rowheader", { name: "Till" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Till");
    await expect(page.getByRole("textbox", { name: "Header 1, name" })).toHaveValue("X-Till");
    await expect(page.getByRole("textbox", { name: "Header 1, value" })).toHaveAttribute(
      "placeholder",
      "••••••",
    );
    await expect(page.getByRole("switch", { name: "Only some locations" })).toBeChecked();
    await lookAt(page, "Settings");
    await page.getByRole("switch", { name: "Only some locations" }).press("Space");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("The webhook was saved")).toBeVisible();
  });

  await test.step("pointed at another host, the value of its header is needed again", async () => {
    const url = page.getByRole("textbox", { name: "URL" });
    const value = page.getByRole("textbox", { name: "Header 1, value" });
    const before = await url.inputValue();
    await url.fill("https://receiver.example/");
    await expect(value).not.toHaveAttribute("placeholder", "••••••");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.locator("[data-field-problem]")).toHaveText(
      "The URL leads to another host: each header needs its value again",
    );
    await lookAt(page, "Settings of another host");
    await url.fill(before);
    await expect(value).toHaveAttribute("placeholder", "••••••");
  });

  await test.step("a test that fails says why, and stands in the log with its answer", async () => {
    await page.getByRole("button", { name: "Send a test" }).click();
    await expect(dialog.getByRole("button", { name: /Event$/ })).toHaveText("webhook.ping");
    await dialog.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByText("The test did not arrive: It answered with 503")).toBeVisible();
    await part("Deliveries").click();
    await expect(page.getByRole("row", { name: /^webhook\.ping/ })).toContainText("Given up");
    await lookAt(page, "Deliveries");
    await page.getByRole("button", { name: "Show webhook.ping" }).click();
    await expect(dialog.getByRole("region", { name: "Answer of try 1" })).toHaveText('{"caught":true}');
    await expect(dialog.getByRole("button", { name: "Send again" })).toHaveCount(0);
    await dialog.getByRole("button", { name: "Close" }).click();
  });

  await test.step("what happens arrives, is filtered by the address, and is sent again by hand", async () => {
    await part("Settings").click();
    await page.getByRole("textbox", { name: "URL" }).fill(`${product.service}/webhook-catcher`);
    const saved = respondWith(page, "EditWebhookSuccess");
    await page.getByRole("button", { name: "Save" }).click();
    await saved;
    await expect(page.getByText("The webhook was saved").last()).toBeVisible();
    await page.goto("/#/master/ViewCollections");
    await page.getByRole("button", { name: "Add collection" }).click();
    await dialog.getByRole("textbox", { name: "Collection Name" }).fill("Told to a till");
    await dialog.getByRole("button", { name: "Add collection" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await part("Deliveries").click();
    const told = page.getByRole("row", { name: /^collection\.created/ });
    await expect(async () => {
      await page.reload();
      await expect(told).toContainText("Arrived", { timeout: 2000 });
    }).toPass();
    await page.getByRole("button", { name: "Status" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Arrived" }).click();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/tab=deliveries&status=SENT/);
    await expect(page.getByRole("row", { name: /^webhook\.ping/ })).toHaveCount(0);
    await page.getByRole("button", { name: "Show collection.created" }).click();
    await expect(dialog.getByRole("region", { name: "What was sent" })).toContainText(
      '"type": "collection.created"',
    );
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await dialog.getByRole("button", { name: "Copy as curl" }).click();
    await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
    const command = await page.evaluate(() => navigator.clipboard.readText());
    expect(command).toContain(`curl '${product.service}/webhook-catcher'`);
    expect(command).toContain("-H 'X-Till: …'");
    expect(command).not.toContain(secret);
    expect(command).not.toContain("value-of-ours");
    await dialog.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("The message is sent again")).toBeVisible();
    await expect(async () => {
      await page.reload();
      await expect(told.getByRole("gridcell", { name: "2", exact: true })).toBeVisible({ timeout: 2000 });
    }).toPass();
  });

  await test.step("another secret, and until when the one before signs too", async () => {
    await part("Secret").click();
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await dialog.getByRole("button", { name: "Make a new secret" }).click();
    const shown = dialog.getByText(/^whsec_/);
    await expect(shown).toHaveText(/^whsec_/);
    expect(await shown.innerText()).not.toBe(secret);
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(
      page.getByText(/^Until .+ every message is signed with the secret before, too\.$/),
    ).toBeVisible();
    await lookAt(page, "Secret");
  });

  await test.step("how to verify is shown as the documents have it", async () => {
    await part("How to verify").click();
    for (const [language, file] of [
      ["Node", "verifyWebhook.mjs"],
      ["Python", "verify_webhook.py"],
      ["PHP", "verify_webhook.php"],
      ["Go", "verify_webhook.go"],
    ] as const) {
      await page.getByRole("tab", { name: language }).click();
      expect(await page.getByRole("region", { name: language }).textContent()).toBe(
        readFileSync(join(examples, file), "utf8"),
      );
    }
    await lookAt(page, "How to verify");
  });

  await test.step("its row says how it did, and it is deleted", async () => {
    await page.goto("/#/account/webhooks");
    const row = page.getByRole("row", { name: /^Till/ });
    await expect(row).toContainText(/% ok/);
    await expect(row).toContainText("It answered with 503");
    await deleteByRow(page, "Till", "DeleteWebhookSuccess");
  });
});
