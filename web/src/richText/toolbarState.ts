import { $isLinkNode } from "@lexical/link";
import { $isListNode } from "@lexical/list";
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text";
import { $getSelectionStyleValueForProperty } from "@lexical/selection";
import { $findMatchingParent, $getSelection, $isRangeSelection, type LexicalNode } from "lexical";
import { type FontId, fontNamed } from "./fonts.ts";

/** What a block of text can be. */
export type BlockType = "paragraph" | "h2" | "h3" | "h4" | "blockquote" | "ul" | "ol";

/** The text formats that have a button. */
export const formatNames = ["bold", "italic", "underline", "strikethrough"] as const;
export type FormatName = (typeof formatNames)[number];

/** What the toolbar says of the place where the cursor is. */
export interface ToolbarState {
  readonly block: BlockType;
  readonly formats: readonly FormatName[];
  /** Null is the page's own font. */
  readonly font: FontId | null;
  /** The address of the link the cursor is in; null outside of one. */
  readonly link: string | null;
  /** Whether some text is selected. */
  readonly hasText: boolean;
}

export const nowhere: ToolbarState = {
  block: "paragraph",
  formats: [],
  font: null,
  link: null,
  hasText: false,
};

function blockOf(node: LexicalNode): BlockType {
  const list = $findMatchingParent(node, $isListNode);
  if (list !== null) return list.getListType() === "number" ? "ol" : "ul";
  const top = node.getTopLevelElement();
  if ($isQuoteNode(top)) return "blockquote";
  if (!$isHeadingNode(top)) return "paragraph";
  const tag = top.getTag();
  return tag === "h2" || tag === "h3" ? tag : "h4";
}

/** Reads the state at the cursor. Call it inside a read. */
export function readToolbarState(): ToolbarState {
  const selection = $getSelection();
  if (!$isRangeSelection(selection)) return nowhere;
  const node = selection.anchor.getNode();
  const link = $findMatchingParent(node, $isLinkNode);
  return {
    block: blockOf(node),
    formats: formatNames.filter((format) => selection.hasFormat(format)),
    font: fontNamed($getSelectionStyleValueForProperty(selection, "font-family", "")),
    link: link?.getURL() ?? null,
    hasText: !selection.isCollapsed(),
  };
}
