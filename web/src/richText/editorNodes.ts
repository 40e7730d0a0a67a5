import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { createEditor, type LexicalEditor } from "lexical";

const theme = {
  text: {
    underline: "rich-text-underline",
    strikethrough: "rich-text-strikethrough",
    underlineStrikethrough: "rich-text-underline-strikethrough",
  },
};

/** An editor that knows what rich text may contain (decision D-46), and nothing else. */
export function createRichTextEditor(): LexicalEditor {
  return createEditor({
    namespace: "rich-text",
    nodes: [HeadingNode, QuoteNode, ListNode, ListItemNode, LinkNode],
    theme,
    onError(error) {
      throw error;
    },
  });
}
