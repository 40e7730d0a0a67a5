import type { Page } from "playwright/test";

/** How many drafts this browser keeps, of whoever. */
export async function keptDrafts(page: Page): Promise<number> {
  return (await draftsOf(page)).length;
}

/**
 * What the drafts hold that this browser keeps, of whoever, as text. A draft is written when typing has rested: that there
 * is one does not yet mean that it holds what was typed last.
 */
export async function keptDraftTexts(page: Page): Promise<string> {
  return JSON.stringify(await draftsOf(page));
}

function draftsOf(page: Page): Promise<readonly unknown[]> {
  return page.evaluate(async () => {
    // Opening what is not there would make it, without the stores that the console makes in it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "back-office-drafts")) return [];
    return new Promise<unknown[]>((resolve) => {
      const opening = indexedDB.open("back-office-drafts");
      const end = (drafts: unknown[]): void => {
        opening.result.close();
        resolve(drafts);
      };
      opening.addEventListener("error", () => resolve([]));
      opening.addEventListener("success", () => {
        if (!opening.result.objectStoreNames.contains("drafts")) return end([]);
        const reading = opening.result.transaction("drafts").objectStore("drafts").getAll();
        reading.addEventListener("success", () => end(reading.result));
        reading.addEventListener("error", () => end([]));
      });
    });
  });
}
