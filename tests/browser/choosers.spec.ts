import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";

test.use({ hasTouch: true });

/** Every way to open a list of options that a select has, too. */
const ways: readonly (readonly [string, (box: Locator) => Promise<void>])[] = [
  ["click", (box) => box.click()],
  ["tap", (box) => box.tap()],
  ["arrow", (box) => box.press("ArrowDown")],
  ["Enter", (box) => box.press("Enter")],
];

const options = (page: Page): Locator => page.getByRole("listbox").getByRole("option");

/** The choosers that can be used now. */
async function choosers(area: Locator): Promise<Locator[]> {
  const boxes = area.getByRole("combobox", { disabled: false });
  await expect(boxes.first()).toBeVisible();
  return boxes.all();
}

test("M-WIZ-1 choosers of forms, dialogs and filters open by click, tap, arrow and Enter, with what there is", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn("owner");
  for (const [address, dialog, count] of [
    ["/#/master/AddProduct?val=1", null, 5],
    ["/#/master/ViewCategory3", null, 1],
    ["/#/master/ViewBanner", "Add banner", 1],
    ["/#/master/Viewmanu", null, 1],
  ] as const) {
    await page.goto(address);
    if (dialog) await page.getByRole("button", { name: dialog }).click();
    const found = await choosers(dialog ? page.getByRole("dialog") : page.locator("#content"));
    expect(found, address).toHaveLength(count);
    for (const box of found) {
      for (const [way, open] of ways) {
        await test.step(`${address} ${await box.getAttribute("id")} ${way}`, async () => {
          await open(box);
          await expect(options(page).first()).toBeVisible();
          await page.keyboard.press("Escape");
          await expect(options(page)).toHaveCount(0);
        });
      }
    }
  }

  // Enter opens and chooses, and sends no form; what is typed over a choice takes its place.
  await page.goto("/#/master/AddProduct?val=1");
  const level1 = page.getByRole("combobox", { name: "Level1 Category" });
  await level1.press("Enter");
  await expect(level1).toHaveAttribute("aria-activedescendant", /./);
  await level1.press("Enter");
  await expect(level1).not.toHaveValue("");
  await expect(page.locator("[data-field-problem]")).toHaveCount(0);
  const all = await offered(page, () =>
    page
      .getByRole("textbox", { name: "Product Name" })
      .click()
      .then(() => level1.click()),
  );
  expect(all.length).toBeGreaterThan(5);
  await page.keyboard.type("garden");
  await expect(options(page)).toHaveText([/garden/i]);
});

test("M-WIZ-1 the list of a chooser stays where it opens, so that a press on what has just come meets it", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/#/master/AddProduct?val=1");
  const level1 = page.getByRole("combobox", { name: "Level1 Category" });
  await level1.focus();
  const places = page.evaluate(placesOfFirstOption);
  await level1.press("ArrowDown");
  expect(await places).toHaveLength(1);
});

/** Runs in the page: where the first option is seen, from its first frame on, for longer than anything moves. */
function placesOfFirstOption(): Promise<number[]> {
  const tops = new Set<number>();
  return new Promise((seen) => {
    let left = 40;
    const look = () => {
      const option = document.querySelector("[role=listbox] [role=option]");
      if (option?.checkVisibility({ opacityProperty: true })) {
        tops.add(option.getBoundingClientRect().top);
        left -= 1;
      }
      if (left > 0) requestAnimationFrame(look);
      else seen([...tops]);
    };
    look();
  });
}

async function offered(page: Page, open: () => Promise<void>): Promise<string[]> {
  await open();
  await expect(options(page).first()).toBeVisible();
  return options(page).allInnerTexts();
}
