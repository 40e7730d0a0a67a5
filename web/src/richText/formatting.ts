import { $toggleLink } from "@lexical/link";
import { $insertList, $isListItemNode, $removeList } from "@lexical/list";
import { $createHeadingNode, $createQuoteNode } from "@lexical/rich-text";
import { $forEachSelectedTextNode, $patchStyleText, $setBlocksType } from "@lexical/selection";
import {
  $createParagraphNode,
  $findMatchingParent,
  $getSelection,
  $isRangeSelection,
  $setSelection,
  type BaseSelection,
  type LexicalEditor,
} from "lexical";
import { fontFamily, type FontId } from "./fonts.ts";
import type { BlockType } from "./toolbarState.ts";

function create(block: Exclude<BlockType, "ul" | "ol">) {
  if (block === "paragraph") return $createParagraphNode();
  return block === "blockquote" ? $createQuoteNode() : $createHeadingNode(block);
}

/** Makes the blocks of the selection paragraphs, headings, a quotation, or a list. */
export function setBlock(editor: LexicalEditor, block: BlockType): void {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    if (block === "ul" || block === "ol") return $insertList(block === "ul" ? "bullet" : "number");
    if ($findMatchingParent(selection.anchor.getNode(), $isListItemNode)) $removeList();
    $setBlocksType($getSelection(), () => create(block));
  });
}

/** Gives the selected text a font, or the page's own with null. */
export function setFont(editor: LexicalEditor, font: FontId | null): void {
  editor.update(() => {
    const selection = $getSelection();
    if (selection) $patchStyleText(selection, { "font-family": font === null ? null : fontFamily(font) });
  });
}

/** Makes the selected text plain: no formats, no font, no link, no heading. */
export function clearFormatting(editor: LexicalEditor): void {
  editor.update(() => {
    const selection = $getSelection();
    if (!$isRangeSelection(selection)) return;
    selection.format = 0;
    selection.style = "";
    $forEachSelectedTextNode((text) => {
      text.setFormat(0);
      text.setStyle("");
    });
    $toggleLink(null);
    if (!$findMatchingParent(selection.anchor.getNode(), $isListItemNode)) {
      $setBlocksType(selection, $createParagraphNode);
    }
  });
}

/** Makes the selected text a link, or no link with null. `selection` is what was selected before the address was asked for. */
export function setLink(
  editor: LexicalEditor,
  address: string | null,
  selection: BaseSelection | null,
): void {
  editor.update(() => {
    if (selection) $setSelection(selection.clone());
    $toggleLink(address);
  });
}
