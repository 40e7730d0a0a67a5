import {
  $createParagraphNode,
  $getSelection,
  $insertNodes,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  DRAGSTART_COMMAND,
  DROP_COMMAND,
  type ElementNode,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  PASTE_COMMAND,
} from "lexical";
import { readHtml } from "./readHtml.ts";

/** One line alone goes into the line that the cursor is in. */
function insertable(blocks: readonly ElementNode[]): readonly LexicalNode[] {
  const [only] = blocks;
  const isLine =
    blocks.length === 1 && only !== undefined && only.getType() === $createParagraphNode().getType();
  return isLine && $isElementNode(only) ? only.getChildren() : blocks;
}

/**
 * What is pasted is read by `readHtml`: the editor's own way sets HTML where the page's security policy forbids it,
 * and knows nothing of Word. Dropping moves nothing in; text alone is pasted as text by the editor itself.
 */
export function registerPaste(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const html = event instanceof ClipboardEvent ? (event.clipboardData?.getData("text/html") ?? "") : "";
        if (html === "" || !$isRangeSelection($getSelection())) return false;
        event.preventDefault();
        $insertNodes([...insertable(readHtml(html))]);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(DROP_COMMAND, refuse, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(DRAGSTART_COMMAND, refuse, COMMAND_PRIORITY_HIGH),
  );
}

function refuse(event: DragEvent): boolean {
  event.preventDefault();
  return true;
}
