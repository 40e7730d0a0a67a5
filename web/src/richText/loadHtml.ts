import {
  $createParagraphNode,
  $getRoot,
  $setSelection,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
} from "lexical";
import { readHtml } from "./readHtml.ts";

/** Marks what was not typed, so that nobody is told that something was. */
export const loadTag = "load";

/** Puts HTML into the editor in place of what is there. */
export function loadHtml(editor: LexicalEditor, html: string): void {
  editor.update(
    () => {
      const blocks = readHtml(html);
      $getRoot()
        .clear()
        .append(...(blocks.length > 0 ? blocks : [$createParagraphNode()]));
      $setSelection(null);
    },
    { discrete: true, tag: [loadTag, HISTORY_MERGE_TAG] },
  );
}
