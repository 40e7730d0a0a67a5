import { type RefObject, useLayoutEffect } from "react";

/**
 * Keeps the names of a table's columns as `--column-0`, `--column-1`, … on the element around it, so that on a phone each
 * cell can be drawn under the name of its column. Columns whose name is for screen readers only have none.
 */
export function useColumnNames(around: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = around.current;
    if (!element) return undefined;
    const read = () => {
      for (const [index, column] of element.querySelectorAll(".ui-column").entries()) {
        const name = column.querySelector(".ui-column-name")?.textContent;
        if (name) element.style.setProperty(`--column-${index}`, JSON.stringify(name));
        else element.style.removeProperty(`--column-${index}`);
      }
    };
    read();
    // The header is drawn after the table itself, and its words change with the language.
    const header = new MutationObserver(read);
    header.observe(element, { childList: true, characterData: true, subtree: true });
    return () => header.disconnect();
  }, [around]);
}
