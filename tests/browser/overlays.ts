import { expect, type Locator, type Page } from "playwright/test";

const letters = "longwords".repeat(112).slice(0, 1000);

/** Types 1,000 letters without a blank into every field, and says whether there was one. */
export async function fillEverything(place: Locator): Promise<boolean> {
  return place.evaluate(fill, letters);
}

/** Runs in the page. Typing that much in each field by keys would take minutes. */
function fill(place: Element, letters: string): boolean {
  const fields = [
    ...place.querySelectorAll<HTMLElement>("input, textarea, [contenteditable=true]:not([role=spinbutton])"),
  ].filter(
    (field) =>
      !field.matches(
        ":disabled, [readonly], [role=combobox], [type=search], [type=file], [type=checkbox], [type=radio], [type=hidden]",
      ) && field.checkVisibility(),
  );
  for (const field of fields) {
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      // Past React's own setter, so that it sees the change.
      const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
      Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, letters);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      field.focus();
      document.execCommand("insertText", false, letters);
    }
  }
  // Without a field nothing was typed, and the focus stays where it opened: that is what hears Escape.
  if (fields.length > 0 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return fields.length > 0;
}

/** What opens over a page; a message, which is said with the role of a dialog, comes by itself. */
export const overlays = [
  "[role=dialog]",
  "[role=alertdialog]:not(.ui-toast)",
  "[role=menu]",
  "[role=listbox]:not([hidden])",
].join(", ");

/** What buttons with such a name open is the frame's, and the same on every page. */
const frame = "^(Account|Bookmarks|Search\\W?$|Friend list|Notifications|Open the menu|Theme customizer)";

/** Buttons with such a name open a dialog of the page; those of menus and lists say so themselves. */
const verbs =
  "^(Add|Change|Choose(?! (an? )?(image|file|folder)| other images)|Columns|Create|Delete|Disable|Edit|Merge|New|Remove|Return|Suspend)\\b";

/**
 * Opens each menu, list, panel and dialog of a page once, unless its like is in `seen`, calls `look` with its name, and
 * closes it again. Answers with the names of those that neither a button of theirs nor Escape closed; one of them ends it.
 */
export async function openEverything(
  page: Page,
  seen: Set<string>,
  look: (name: string, opened: Locator) => Promise<void>,
): Promise<string[]> {
  const messages = page.locator(".ui-toast").filter({ visible: true });
  for (;;) {
    const place = new URL(page.url()).hash.split("?")[0] ?? "";
    const opener = await page.evaluate(findOpener, { seen: [...seen], frame, verbs, place });
    if (opener === null) return [];
    seen.add(opener.key);
    // The reference pages show some that are always there.
    const always = await page.locator(overlays).filter({ visible: true }).count();
    const said = await messages.count();
    await page.locator("button").nth(opener.index).click({ timeout: 10_000 });
    const opened = page.locator(overlays).filter({ visible: true }).nth(always);
    // What can be taken back is done at once, such as deleting a collection, and a message says so.
    const isOpen = await opened
      .or(messages.nth(said))
      .first()
      .waitFor({ timeout: 8000 })
      .then(
        () => opened.isVisible(),
        () => false,
      );
    if (!isOpen) continue;
    await look(opener.name, opened);
    if (!(await close(page, always))) return [opener.name];
  }
}

/** Runs in the page: the first button that opens something not seen yet. Names of records are left out of its name. */
function findOpener({
  seen,
  frame,
  verbs,
  place,
}: {
  seen: readonly string[];
  frame: string;
  verbs: string;
  place: string;
}): { readonly index: number; readonly name: string; readonly key: string } | null {
  const ofFrame = new RegExp(frame);
  const verb = new RegExp(verbs);
  for (const [index, button] of document.querySelectorAll("button").entries()) {
    if (!button.checkVisibility({ visibilityProperty: true })) continue;
    const words = button.getAttribute("aria-label") ?? button.textContent;
    const name = words
      .replaceAll(/Long\S+/g, "…")
      .replace(/^More for .*/, "More for …")
      .trim();
    // Behind the name may stand how many are new, which changes as it is opened.
    const ofMany = ofFrame.exec(name)?.[0];
    // So are a filter of one name, and how many rows a page has.
    const isOnMany = button.closest(".ui-filters, .ui-pagination") !== null;
    const opens = ofMany !== undefined || button.hasAttribute("aria-haspopup") || verb.test(name);
    // The buttons of the reference pages show what buttons look like.
    const isShown = button.closest(".gallery") !== null && !button.hasAttribute("aria-haspopup");
    if (button.disabled || button.type === "submit" || !opens || isShown) continue;
    const key = ofMany ?? (isOnMany ? name : `${place} ${name}`);
    if (!seen.includes(key)) return { index, name, key };
  }
  return null;
}

/** Closes what is open, and lets go of what was typed there; false when that is not possible. */
async function close(page: Page, always: number): Promise<boolean> {
  const isClosed = async () => {
    const top = page.locator(overlays).filter({ visible: true }).last();
    const discard = top.getByRole("button", { name: "Discard" });
    const cancel = top.getByRole("button", { name: /^(Cancel|Close)/ }).last();
    if (await discard.isVisible()) await discard.click({ timeout: 1000 });
    else if (await cancel.isVisible()) await cancel.click({ timeout: 1000 });
    else await page.keyboard.press("Escape");
    await expect(page.locator(overlays).filter({ visible: true })).toHaveCount(always, { timeout: 150 });
  };
  return expect(isClosed)
    .toPass({ timeout: 10_000, intervals: [20, 50, 100, 250, 500] })
    .then(
      () => true,
      () => false,
    );
}
