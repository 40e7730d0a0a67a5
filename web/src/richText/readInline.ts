import { $createLinkNode } from "@lexical/link";
import {
  $createLineBreakNode,
  $createTextNode,
  $isLineBreakNode,
  $isTextNode,
  type LexicalNode,
} from "lexical";
import { safeAddress } from "./safeAddress.ts";
import { mark, marksInside, type TextMarks } from "./textMarks.ts";

/** Reads what stands in a line: texts with their marks, links, line breaks. */
export function readInline(parent: Node, marks: TextMarks, isInLink = false): LexicalNode[] {
  return [...parent.childNodes].flatMap((child) => readOne(child, marks, isInLink));
}

/** Reads one node of a line. */
export function readOne(node: Node, marks: TextMarks, isInLink = false): LexicalNode[] {
  if (node instanceof Text) {
    const text = node.data.replaceAll(/[ \t\r\n\f]+/g, " ");
    return text === "" ? [] : [mark($createTextNode(text), marks)];
  }
  if (!(node instanceof Element)) return [];
  if (node.tagName === "BR") return [$createLineBreakNode()];
  const inside = marksInside(node, marks);
  const address = node.tagName === "A" && !isInLink ? safeAddress(node.getAttribute("href") ?? "") : null;
  if (address === null) return readInline(node, inside, isInLink);
  const content = readInline(node, inside, true);
  return content.length === 0 ? [] : [$createLinkNode(address).append(...content)];
}

/** Takes away the spaces around a line, and the break with which browsers hold an empty line open. */
export function trimLine(line: readonly LexicalNode[]): LexicalNode[] {
  const nodes = [...line];
  trimEdge(nodes, 0, (text) => text.replace(/^ +/, ""));
  if ($isLineBreakNode(nodes.at(-1))) nodes.pop();
  trimEdge(nodes, -1, (text) => text.replace(/ +$/, ""));
  return nodes;
}

function trimEdge(nodes: LexicalNode[], at: 0 | -1, trim: (text: string) => string): void {
  const edge = nodes.at(at);
  if (!$isTextNode(edge)) return;
  const text = trim(edge.getTextContent());
  if (text === "") nodes.splice(at, 1);
  else edge.setTextContent(text);
}
