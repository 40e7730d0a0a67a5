import type { Page } from "playwright/test";

/** What scrolls sideways on purpose, within its own frame. */
const scrollers = [
  ".ui-table-scroll",
  ".ui-table-header > tr",
  ".price-example-scroll",
  ".signup-tabs",
  ".shell-bookmarks > ul",
  ".ui-filters",
  ".ui-tab-links",
  ".webhook-code-text",
  ".chart-scroll",
  ".print-sheets",
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
  /** Asked for what stands around each of thousands, so each element is asked once. */
  const once = <Answer>(ask: (element: Element) => Answer) => {
    const known = new Map<Element, Answer>();
    return (element: Element): Answer => {
      const answer = known.get(element) ?? ask(element);
      known.set(element, answer);
      return answer;
    };
  };
  /** Read aloud, not seen. */
  const isClippedAway = once((element): boolean => {
    const { clipPath, clip } = getComputedStyle(element);
    if (clipPath === "inset(50%)" || clip === "rect(0px, 0px, 0px, 0px)") return true;
    return element.parentElement !== null && isClippedAway(element.parentElement);
  });

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

  /** What an element and those around it let be seen, as left, top, right and bottom. */
  const frameOf = once((element): readonly [number, number, number, number] => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = element.parentElement
      ? frameOf(element.parentElement)
      : ([0, 0, innerWidth, innerHeight] as const);
    if (overflowX === "visible" && overflowY === "visible") return around;
    const own = element.getBoundingClientRect();
    return [
      Math.max(around[0], own.left),
      Math.max(around[1], own.top),
      Math.min(around[2], own.right),
      Math.min(around[3], own.bottom),
    ];
  });
  /** The part of a box that is seen; null when there is none. */
  const shown = (element: Element, box: DOMRect): DOMRect | null => {
    const frame = frameOf(element);
    const [left, top] = [Math.max(box.left, frame[0]), Math.max(box.top, frame[1])];
    const [right, bottom] = [Math.min(box.right, frame[2]), Math.min(box.bottom, frame[3])];
    return right - left < 2 || bottom - top < 2 ? null : new DOMRect(left, top, right - left, bottom - top);
  };
  /** A bar over the whole foot of the screen; a page that scrolls to its end comes out above it. */
  const isFoot = (element: Element): boolean => {
    const { left, right, bottom } = element.getBoundingClientRect();
    return left <= 0 && right >= scope.clientWidth && bottom >= innerHeight;
  };
  /** Pinned in the table or page that both stand in: what lies under it comes out as that scrolls. */
  const isPinnedOver = (cover: Element, element: Element): boolean => {
    const frame = element.closest(scrollers) ?? (scope.scrollHeight > innerHeight ? scope : null);
    for (let each: Element | null = cover; frame?.contains(each); each = each?.parentElement ?? null) {
      if (each === null) continue;
      const { position } = getComputedStyle(each);
      if (position === "sticky" || (position === "fixed" && isFoot(each))) return true;
    }
    return false;
  };
  const isCovered = (element: Element, box: DOMRect): Element | null => {
    const part = shown(element, box);
    if (!part) return null;
    const hit = document.elementFromPoint(part.x + part.width / 2, part.y + part.height / 2);
    if (!hit || hit === element || element.contains(hit) || hit.contains(element)) return null;
    if (isPinnedOver(hit, element)) return null;
    // A menu or a list hangs over what stands below its button, until it is closed.
    const popover = hit.closest(".ui-popover");
    if (popover && !popover.contains(element)) return null;
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
    // A text may end in an ellipsis, a button may not.
    const cell = control.matches("button.ui-button:not([data-icon-only])")
      ? control.closest(".ui-cell")
      : null;
    const edges = cell?.getBoundingClientRect();
    if (edges && (box.right > edges.right + 4 || box.left < edges.left - 4))
      faults.add(`${nameOf(control)} is cut by its cell`);
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
    // A message lets presses through to what it lies over, and so is never hit itself.
    if (getComputedStyle(parent).pointerEvents === "none") continue;
    const cover = isCovered(parent, box);
    if (cover) faults.add(`text "${text.textContent.trim().slice(0, 24)}" lies under ${nameOf(cover)}`);
  }
  return [...faults];
}
