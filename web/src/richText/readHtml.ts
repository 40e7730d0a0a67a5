import { $createListItemNode, $createListNode, type ListItemNode, type ListNode } from "@lexical/list";
import { $createHeadingNode, $createQuoteNode } from "@lexical/rich-text";
import { $createLineBreakNode, $createParagraphNode, type ElementNode, type LexicalNode } from "lexical";
import { parseHtml } from "./parseHtml.ts";
import { readInline, readOne, trimLine } from "./readInline.ts";
import { marksInside, plain, type TextMarks } from "./textMarks.ts";
import { makeListsOfWord } from "./wordLists.ts";

const blockTags =
  "ADDRESS,ARTICLE,ASIDE,BLOCKQUOTE,BODY,CENTER,DD,DIV,DL,DT,FIELDSET,FIGCAPTION,FIGURE,FOOTER,FORM,H1,H2,H3,H4,H5,H6," +
  "HEADER,HR,LI,MAIN,NAV,OL,P,PRE,SECTION,TABLE,TBODY,TD,TFOOT,TH,THEAD,TR,UL";
const blockTag = new Set(blockTags.split(","));
const headings = { H1: "h2", H2: "h2", H3: "h3", H4: "h4", H5: "h4", H6: "h4" } as const;

/**
 * Reads HTML, ours or what another program has put on the clipboard, as blocks for the editor. What the editor does
 * not know is read as the nearest thing it does: a table's row becomes a paragraph. Call it inside an update.
 */
export function readHtml(html: string): ElementNode[] {
  const fragment = parseHtml(html);
  makeListsOfWord(fragment);
  return readBlocks(fragment, plain);
}

function hasBlocks(element: Element): boolean {
  return element.querySelector(blockTags) !== null;
}

function readBlocks(parent: Node, marks: TextMarks): ElementNode[] {
  const blocks: ElementNode[] = [];
  let line: LexicalNode[] = [];
  const endLine = () => {
    const nodes = trimLine(line);
    line = [];
    if (nodes.length > 0) blocks.push($createParagraphNode().append(...nodes));
  };
  for (const child of parent.childNodes) {
    const isBlock = child instanceof Element && (blockTag.has(child.tagName) || hasBlocks(child));
    if (isBlock) {
      endLine();
      blocks.push(...readBlock(child, marks));
    } else line.push(...readOne(child, marks));
  }
  endLine();
  return blocks;
}

function isHeading(tag: string): tag is keyof typeof headings {
  return tag in headings;
}

function readBlock(element: Element, around: TextMarks): ElementNode[] {
  const { tagName } = element;
  const marks = marksInside(element, around);
  const line = () => trimLine(readInline(element, marks));
  if (isHeading(tagName)) return [$createHeadingNode(headings[tagName]).append(...line())];
  if (tagName === "BLOCKQUOTE") return [$createQuoteNode().append(...readLines(element, marks))];
  if (tagName === "UL" || tagName === "OL") return [readList(element, marks)];
  if (tagName === "TR") return [$createParagraphNode().append(...readRow(element, marks))];
  if (hasBlocks(element)) return readBlocks(element, marks);
  return tagName === "HR" ? [] : [$createParagraphNode().append(...line())];
}

/** The paragraphs of a quotation, as lines: in the editor it has lines only. */
function readLines(element: Element, marks: TextMarks): LexicalNode[] {
  const lines = hasBlocks(element)
    ? readBlocks(element, marks).map((block) => block.getChildren())
    : [trimLine(readInline(element, marks))];
  return lines.flatMap((line, index) => (index === 0 ? line : [$createLineBreakNode(), ...line]));
}

/** The cells of a table's row, one after the other. */
function readRow(row: Element, marks: TextMarks): LexicalNode[] {
  const cells = [...row.children].map((cell) => readLines(cell, marksInside(cell, marks)));
  return cells
    .filter((cell) => cell.length > 0)
    .flatMap((cell, index) => (index === 0 ? cell : [$createLineBreakNode(), ...cell]));
}

function readList(list: Element, marks: TextMarks): ListNode {
  const items = [...list.childNodes].flatMap((child): ListItemNode[] => {
    if (!(child instanceof Element)) return [];
    if (child.tagName === "UL" || child.tagName === "OL") {
      return [$createListItemNode().append(readList(child, marks))];
    }
    return readItem(child, marksInside(child, marks));
  });
  return $createListNode(list.tagName === "OL" ? "number" : "bullet").append(...items);
}

/** An item, and after it the lists inside it: the editor keeps a list within a list in an item of its own. */
function readItem(item: Element, marks: TextMarks): ListItemNode[] {
  const lists = [...item.children].filter(({ tagName }) => tagName === "UL" || tagName === "OL");
  for (const list of lists) list.remove();
  const own = $createListItemNode().append(...readLines(item, marks));
  return [own, ...lists.map((list) => $createListItemNode().append(readList(list, marks)))];
}
