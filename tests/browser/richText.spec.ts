import type { Locator, Page } from "playwright/test";
import { expect, test } from "./fixtures.ts";

interface Editor {
  readonly field: Locator;
  readonly text: Locator;
  readonly html: () => Promise<string>;
}

/** The first editor of the gallery, emptied. */
async function openEditor(page: Page): Promise<Editor> {
  await page.goto("/#/form");
  const field = page.locator('[data-field="description"]').filter({ has: page.getByRole("toolbar") });
  const text = field.getByRole("textbox");
  const output = page.getByTestId("rich-text-html");
  await expect(output).not.toHaveText("");
  await text.click();
  await expect(text).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("Delete");
  await expect(output).toHaveText("");
  return { field, text, html: async () => (await output.textContent()) ?? "" };
}

async function paste(text: Locator, html: string): Promise<void> {
  await text.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("M-WIZ-7 what is written by keyboard is the HTML that the gateway keeps; Tab leaves, Alt+F10 goes to the toolbar, Escape comes back", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const { field, text, html } = await openEditor(page);
  await page.keyboard.type("Plain ");
  await page.keyboard.press("ControlOrMeta+b");
  await page.keyboard.type("bold");
  await expect(field.getByRole("button", { name: "Bold" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(html).toBe("<p>Plain <strong>bold</strong></p>");

  await page.keyboard.press("Alt+F10");
  await expect(field.getByRole("button", { name: /^Text style/ })).toBeFocused();
  // Bold is the third; the one after it is Italic.
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowRight");
  await expect(field.getByRole("button", { name: "Italic" })).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("Escape");
  await expect(text).toBeFocused();
  await page.keyboard.type("!");
  await expect.poll(html).toBe("<p>Plain <strong>bold</strong><strong><em>!</em></strong></p>");

  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(text).toBeFocused();
});

test("M-WIZ-7 headings, lists, the four fonts and links; an unsafe address is refused in words", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  const { field, text, html } = await openEditor(page);
  await page.keyboard.type("Clay");
  await field.getByRole("button", { name: /^Text style/ }).click();
  await page.getByRole("menuitemradio", { name: "Heading 1" }).click();
  await expect(text).toBeFocused();
  await expect.poll(html).toBe("<h2>Clay</h2>");
  await page.keyboard.press("ControlOrMeta+a");
  await field.getByRole("button", { name: /^Font/ }).click();
  await expect(page.getByRole("menuitemradio")).toHaveText([
    "Default font",
    "Arial",
    "Times New Roman",
    "Calibri",
    "Comic Sans MS",
  ]);
  await page.getByRole("menuitemradio", { name: "Comic Sans MS" }).click();
  await expect(text).toBeFocused();
  await expect.poll(html).toBe('<h2><span class="font-comic">Clay</span></h2>');
  await field.getByRole("button", { name: "Clear formatting" }).click();
  await expect.poll(html).toBe("<p>Clay</p>");
  await field.getByRole("button", { name: "Bulleted list" }).click();
  await expect.poll(html).toBe("<ul><li>Clay</li></ul>");

  await field.getByRole("button", { name: "Link" }).click();
  const link = page.getByRole("dialog", { name: "Link" });
  await link.getByRole("textbox", { name: "Address" }).fill("javascript:alert(1)");
  await page.keyboard.press("Enter");
  await expect(
    link.getByText("Enter the address of a site, such as https://example.org, or an email address"),
  ).toBeVisible();
  await link.getByRole("textbox", { name: "Address" }).fill("example.org/clay");
  await expect(link.getByRole("textbox", { name: "Address" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(html).toBe('<ul><li><a href="https://example.org/clay">Clay</a></li></ul>');
  await field.getByRole("button", { name: "Undo" }).click();
  await expect.poll(html).toBe("<ul><li>Clay</li></ul>");
});

test("M-WIZ-7 what is pasted from Word comes clean, and nothing breaks the page's security policy", async ({
  page,
  signIn,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML/.test(message.text())) complaints.push(message.text());
  });
  await signIn("owner");
  const { text, html } = await openEditor(page);
  await paste(
    text,
    "<html><head><style>p{color:red}</style></head><body><!--StartFragment-->" +
      "<p class=MsoNormal style='margin:0'><b>Bold</b> <span style='font-family:Calibri'>text</span><o:p></o:p></p>" +
      "<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·&nbsp;</span>One</p>" +
      "<p><img src=x onerror=\"document.title='stolen'\"><a href=\"javascript:document.title='stolen'\">link</a></p>" +
      "<script>document.title='stolen'</script><svg onload=\"document.title='stolen'\"></svg><!--EndFragment--></body></html>",
  );
  await expect
    .poll(html)
    .toBe(
      '<p><strong>Bold</strong> <span class="font-calibri">text</span></p><ul><li>One</li></ul><p>link</p>',
    );
  expect(await page.title()).not.toBe("stolen");
  expect(complaints).toEqual([]);
});

test("M-WIZ-7 an empty editor says what it needs, and the summary leads to its text", async ({
  page,
  signIn,
}) => {
  await signIn("owner");
  await page.goto("/#/form");
  const field = page.locator('[data-field="aboutUs"]');
  const form = page.locator("form").filter({ has: field });
  await field.getByRole("textbox").waitFor();
  await form.getByRole("button", { name: "Save" }).click();
  await expect(field.getByText("About us is required")).toBeVisible();
  await expect(field.getByRole("textbox", { name: "About us" })).toHaveAttribute("aria-invalid", "true");
  await form.getByRole("button", { name: "About us is required" }).click();
  await expect(field.getByRole("textbox")).toBeFocused();
  await page.keyboard.type("We make pots");
  await expect(field.getByText("About us is required")).toHaveCount(0);
});
