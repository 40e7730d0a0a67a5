const itemStyle = /mso-list:\s*l\d+\s+level(\d+)/i;
const markerStyle = /mso-list:\s*ignore/i;
const numbered = /^\s*(?:\d+|[a-z]{1,4})[.)]/i;

/**
 * Word writes its lists as paragraphs with a sign in front and the level in a style. Makes lists of them, all items of
 * a run on one level.
 */
export function makeListsOfWord(fragment: DocumentFragment): void {
  for (const paragraph of fragment.querySelectorAll("p")) {
    if (!itemStyle.test(paragraph.getAttribute("data-style") ?? "")) continue;
    const item = paragraph.ownerDocument.createElement("li");
    const tag = takeMarker(paragraph) ? "OL" : "UL";
    item.append(...paragraph.childNodes);
    // The items before it are a list already.
    const before = paragraph.previousElementSibling;
    const list = before?.tagName === tag ? before : paragraph.ownerDocument.createElement(tag);
    if (list !== before) paragraph.before(list);
    list.append(item);
    paragraph.remove();
  }
}

/** Takes the sign away; says whether it counted. */
function takeMarker(paragraph: Element): boolean {
  const marker = [...paragraph.querySelectorAll("span")].find((span) =>
    markerStyle.test(span.getAttribute("data-style") ?? ""),
  );
  marker?.remove();
  return numbered.test(marker?.textContent ?? "");
}
