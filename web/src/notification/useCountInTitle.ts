import { useEffect } from "react";
import { countLabel } from "#/ui/CountButton.tsx";

/** Puts how much is new before the title of the tab, whatever page names itself there: "(3) Products". */
export function useCountInTitle(count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    let [titled, plain]: [Element | null, string] = [null, ""];
    const restore = () => {
      if (titled?.textContent === `(${countLabel(count)}) ${plain}`) titled.textContent = plain;
    };
    const put = () => {
      const title = document.head.querySelector("title");
      if (title === null || (title === titled && title.textContent === `(${countLabel(count)}) ${plain}`))
        return;
      // A page that is left may come back under the title that it had.
      if (title !== titled) restore();
      [titled, plain] = [title, title.textContent];
      title.textContent = `(${countLabel(count)}) ${plain}`;
    };
    put();
    const observer = new MutationObserver(put);
    observer.observe(document.head, { childList: true, characterData: true, subtree: true });
    return () => {
      observer.disconnect();
      restore();
    };
  }, [count]);
}
