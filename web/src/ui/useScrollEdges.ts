import { type RefObject, useLayoutEffect } from "react";

/**
 * Marks the element a table scrolls in with `data-sideways` where its columns do not all fit, with `data-more-start` and
 * `data-more-end` while there is more on that side, and keeps how wide the columns are that stay in sight: `--pinned-start`,
 * `--pinned-end`, and `--pinned-last`, the last of them. Where all columns fit nothing has to stay, and each cell that did would
 * be a layer of the browser's.
 */
export function useScrollEdges(around: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = around.current;
    const table = element?.firstElementChild;
    if (!element || !table || !("ResizeObserver" in window)) return undefined;
    const readEdges = () => {
      // Negative where the line runs from right to left; fractions come from zoomed pages.
      const scrolled = Math.abs(element.scrollLeft);
      element.toggleAttribute("data-more-start", scrolled >= 1);
      element.toggleAttribute("data-more-end", element.scrollWidth - element.clientWidth - scrolled > 1);
    };
    const readAll = () => {
      readEdges();
      const scrolls = element.scrollWidth - element.clientWidth > 1;
      element.toggleAttribute("data-sideways", scrolls);
      for (const [name, width] of Object.entries(pinnedWidths(element))) {
        if (scrolls) element.style.setProperty(name, `${width}px`);
        else element.style.removeProperty(name);
      }
    };
    const sizes = new ResizeObserver(readAll);
    sizes.observe(element);
    sizes.observe(table);
    element.addEventListener("scroll", readEdges, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener("scroll", readEdges);
    };
  }, [around]);
}

function pinnedWidths(element: HTMLElement) {
  const start = widthsOf(element, ".ui-column:is([data-selection], [data-row-header])");
  const end = widthsOf(element, ".ui-column[data-pinned]");
  return { "--pinned-start": sum(start), "--pinned-end": sum(end), "--pinned-last": end.at(-1) ?? 0 };
}

function widthsOf(element: HTMLElement, columns: string): number[] {
  return [...element.querySelectorAll(columns)].map((column) => column.getBoundingClientRect().width);
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
