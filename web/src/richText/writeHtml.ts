import { $isLinkNode } from "@lexical/link";
import { $isListNode, type ListNode } from "@lexical/list";
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import {
  $getRoot,
  $isElementNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
  type TextFormatType,
  type TextNode,
} from "lexical";
import { safeAddress } from "./safeAddress.ts";
import { fontOf } from "./textMarks.ts";

/** The tag of each format, the outermost first. */
const tags: readonly (readonly [TextFormatType, string])[] = [
  ["bold", "strong"],
  ["italic", "em"],
  ["underline", "u"],
  ["strikethrough", "s"],
  ["subscript", "sub"],
  ["superscript", "sup"],
];

const nonBreaking = "\u00A0";

/**
 * The editor's content as HTML, in just the tags and classes that the gateway's allow-list knows (decision D-46); an
 * empty text when there is nothing to read in it. Call it inside a read.
 */
export function writeHtml(): string {
  const root = $getRoot();
  if (root.getTextContent().trim() === "") return "";
  return root.getChildren().map(writeBlock).join("");
}

function writeBlock(node: LexicalNode): string {
  if ($isListNode(node)) return writeList(node);
  const tag = $isHeadingNode(node) ? node.getTag() : $isQuoteNode(node) ? "blockquote" : "p";
  return `<${tag}>${writeInside(node) || "<br />"}</${tag}>`;
}

function writeInside(node: LexicalNode): string {
  return $isElementNode(node) ? node.getChildren().map(writeInline).join("") : "";
}

/** A list within a list stands in the item before it, as HTML wants it. */
function writeList(list: ListNode): string {
  const items: string[] = [];
  for (const item of list.getChildren()) {
    const [first] = $isElementNode(item) ? item.getChildren() : [];
    if (!$isListNode(first)) items.push(writeInside(item));
    else if (items.length === 0) items.push(writeList(first));
    else items[items.length - 1] += writeList(first);
  }
  const tag = list.getListType() === "number" ? "ol" : "ul";
  return `<${tag}>${items.map((item) => `<li>${item}</li>`).join("")}</${tag}>`;
}

function writeInline(node: LexicalNode): string {
  if ($isLineBreakNode(node)) return "<br />";
  if ($isTextNode(node)) return writeText(node);
  const inside = writeInside(node);
  const address = $isLinkNode(node) ? safeAddress(node.getURL()) : null;
  return address === null ? inside : `<a href="${escape(address).replaceAll('"', "&quot;")}">${inside}</a>`;
}

function writeText(text: TextNode): string {
  // Spaces that follow one another are one in HTML.
  const words = text
    .getTextContent()
    .replaceAll("\t", " ")
    .replaceAll(/ {2,}/g, (run) => `${nonBreaking.repeat(run.length - 1)} `);
  const formatted = tags
    .filter(([format]) => text.hasFormat(format))
    .reduceRight((inner, [, tag]) => `<${tag}>${inner}</${tag}>`, escape(words));
  const font = fontOf(text.getStyle());
  return font === null ? formatted : `<span class="${font}">${formatted}</span>`;
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
