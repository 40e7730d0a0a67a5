import type { Page } from "playwright/test";

/** How many drafts this browser keeps, of whoever. */
export function keptDrafts(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Opening what is not there would make it, without the stores that the console makes in it.
    const databases = await indexedDB.databases();
    if (!databases.some(({ name }) => name === "back-office-drafts")) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("back-office-drafts");
      const end = (count: number): void => {
        opening.result.close();
        resolve(count);
      };
      opening.addEventListener("error", () => resolve(0));
      opening.addEventListener("success", () => {
        if (!opening.result.objectStoreNames.contains("drafts")) return end(0);
        const counting = opening.result.transaction("drafts").objectStore("drafts").count();
        counting.addEventListener("success", () => end(counting.result));
        counting.addEventListener("error", () => end(0));
      });
    });
  });
}
