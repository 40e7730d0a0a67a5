import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Page } from "playwright/test";

const web = resolve(import.meta.dirname, "../../web");
const font = join(web, "node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2");

declare global {
  interface Window {
    /** How much the page has moved by itself since it was loaded, and what moved most. */
    layoutShift?: { sum: number; most: number; element: string };
  }
}

/**
 * Counts from the next load on. The font is there from the start: when it comes depends on how busy the machine is, and the
 * one that stands in for it is as wide.
 */
export async function countLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(useFont, readFileSync(font, "base64"));
  await page.addInitScript(count);
}

/**
 * From the next load on the browser paints between any two pieces of the console's work, as it now and then does on a busy
 * machine: what is drawn in two steps is seen after the first one.
 */
export async function paintBetweenTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // React's scheduler sends itself a message for each piece.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message: unknown) => {
          requestAnimationFrame(() => setTimeout(() => post(message)));
        };
      }
    };
  });
}

/** Runs in the page. */
function useFont(base64: string): void {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const inter = new FontFace("Inter Variable", bytes.buffer, { weight: "100 900" });
  document.fonts.add(inter);
  void inter.load();
}

/** What has moved by itself since the page was loaded (Cumulative Layout Shift). */
export async function layoutShift(page: Page): Promise<{ readonly sum: number; readonly element: string }> {
  return page.evaluate(() => window.layoutShift ?? { sum: 0, element: "" });
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Runs in the page. */
function count(): void {
  const total = { sum: 0, most: 0, element: "" };
  window.layoutShift = total;
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries().filter(isShift)) {
      if (shift.hadRecentInput) continue;
      total.sum += shift.value;
      if (shift.value <= total.most) continue;
      total.most = shift.value;
      total.element = shift.sources
        .map(({ node }) => (node instanceof Element ? `${node.localName}.${node.getAttribute("class")}` : ""))
        .join(", ");
    }
  }).observe({ type: "layout-shift", buffered: true });
}
