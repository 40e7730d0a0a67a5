import type { Locator } from "playwright/test";

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
        ":disabled, [readonly], [type=search], [type=file], [type=checkbox], [type=radio], [type=hidden]",
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
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return fields.length > 0;
}
