import type { Page } from "playwright/test";

/** What scrolls sideways on purpose, within its own frame. */
const scrollers = [
  ".ui-table-scroll",
  ".ui-table-header > tr",
  ".price-example-scroll",
  ".signup-tabs",
  ".shell-bookmarks > ul",
].join(",");

/**
 * What on the page is wider than it may be, cut without a sign, or lies under something else, as it is now; the page
 * may be `width` pixels wide.
 */
export function layoutFaults(page: Page, width: number): Promise<string[]> {
  return page.evaluate(findFaults, { width, scrollers });
}

/** Runs in the page. */
function findFaults({ width, scrollers }: { width: number; scrollers: string }): string[] {
  scrollTo(0, 0);
  const faults = new Set<string>();
  const nameOf = (element: Element): string => {
    const classes = element.getAttribute("class")?.split(" ").slice(0, 2).join(".") ?? "";
    const words = (element.getAttribute("aria-label") ?? element.textContent).trim().slice(0, 24);
    return `${element.localName}${classes && `.${classes}`} "${words}"`;
  };
  const scope = document.documentElement;
  if (scope.scrollWidth > width) {
    const widest = [...document.body.querySelectorAll("*")].findLast((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && (box.right > width + 1 || box.left < -1) && !each.closest(scrollers);
    });
    faults.add(`page is ${scope.scrollWidth} wide${widest ? `: ${nameOf(widest)}` : ""}`);
  }
  const isHidden = (element: Element): boolean =>
    !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
    element.closest("[inert], [aria-hidden=true], [data-live-announcer]") !== null;
  /** Read aloud, not seen. */
  const isClippedAway = (element: Element): boolean => {
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { clipPath, clip } = getComputedStyle(each);
      if (clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)") return true;
    }
    return false;
  };

  for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
    if (element instanceof SVGElement || element.clientWidth <= 1) continue;
    const over = element.scrollWidth - element.clientWidth;
    const style = getComputedStyle(element);
    const clipsDown = style.overflowY === "hidden" || style.overflowY === "clip";
    const down = clipsDown ? element.scrollHeight - element.clientHeight : 0;
    if (over <= 1 && down <= 2) continue;
    if (element.matches(scrollers) || isHidden(element) || isClippedAway(element)) continue;
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) continue;
    const isCut = style.overflowX === "hidden" || style.overflowX === "clip";
    const isEllipsis = isCut && style.textOverflow === "ellipsis";
    // What sticks out of a box that is not drawn is found where it meets something: the page, a frame, another text.
    const isDrawn =
      style.backgroundColor !== "rgba(0, 0, 0, 0)" || parseFloat(style.borderInlineEndWidth) > 0 || isCut;
    // What a pinned column draws beside itself stands in a frame that scrolls.
    const isFramed = !isCut && element.closest(scrollers) !== null;
    if (over > (isCut ? 1 : 4) && isDrawn && !isEllipsis && !isFramed)
      faults.add(`${over} px wider than its box: ${nameOf(element)}`);
    if (down > 2 && style.webkitLineClamp === "none" && !isEllipsis)
      faults.add(`${down} px higher than its box: ${nameOf(element)}`);
  }

  /** The part of a box that its scrolling or clipping ancestors show; null when there is none. */
  const shown = (element: Element, box: DOMRect): DOMRect | null => {
    let { left, top, right, bottom } = box;
    for (let each: Element | null = element; each; each = each.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(each);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = each.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    [left, right] = [Math.max(left, 0), Math.min(right, innerWidth)];
    [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    return right - left < 2 || bottom - top < 2 ? null : new DOMRect(left, top, right - left, bottom - top);
  };
  /** Pinned in the table or page that both stand in: what lies under it comes out as that scrolls. */
  const isPinnedOver = (cover: Element, element: Element): boolean => {
    const frame = element.closest(scrollers) ?? (scope.scrollHeight > innerHeight ? scope : null);
    for (let each: Element | null = cover; frame?.contains(each); each = each?.parentElement ?? null)
      if (each && getComputedStyle(each).position === "sticky") return true;
    return false;
  };
  const isCovered = (element: Element, box: DOMRect): Element | null => {
    const part = shown(element, box);
    if (!part) return null;
    const hit = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
    if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return null;
    if (isPinnedOver(hit, element)) return null;
    return hit.closest("label")?.contains(element) || element.closest("label")?.contains(hit) ? null : hit;
  };
  const controls =
    "a[href], button, input, select, textarea, [contenteditable=true], [role=tab], [role=option], [role=menuitem]";
  for (const control of document.body.querySelectorAll(controls)) {
    const box = control.getBoundingClientRect();
    if (box.width < 2 || isHidden(control) || isClippedAway(control)) continue;
    if (control.matches(":disabled, [tabindex='-1'][aria-hidden]")) continue;
    const cover = isCovered(control, box);
    if (cover) faults.add(`${nameOf(control)} lies under ${nameOf(cover)}`);
    const frame = control.closest(scrollers);
    if (!frame && (box.right > width + 1 || box.left < -1))
      faults.add(`${nameOf(control)} sticks out of the page`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent || !text.textContent?.trim() || parent.closest("script, style, select, option")) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || isHidden(parent) || isClippedAway(parent)) continue;
    const cover = isCovered(parent, box);
    if (cover) faults.add(`text "${text.textContent.trim().slice(0, 24)}" lies under ${nameOf(cover)}`);
  }
  return [...faults];
}
