import { useLingui } from "@lingui/react/macro";
import type { LexicalEditor } from "lexical";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import { setBlock } from "./formatting.ts";
import type { BlockType } from "./toolbarState.ts";

type TextStyle = Exclude<BlockType, "ul" | "ol" | "blockquote">;

/** Paragraph or heading. Lists and quotations have buttons of their own and count as paragraphs here. */
export function StyleMenu({ block, editor }: { block: BlockType; editor: LexicalEditor }) {
  const { t } = useLingui();
  const styles: readonly { readonly id: TextStyle; readonly name: string; readonly className?: string }[] = [
    { id: "paragraph", name: t`Paragraph` },
    { id: "h2", name: t`Heading 1`, className: "rich-text-sample-h2" },
    { id: "h3", name: t`Heading 2`, className: "rich-text-sample-h3" },
    { id: "h4", name: t`Heading 3`, className: "rich-text-sample-h4" },
  ];
  return (
    <ChoiceMenu<TextStyle>
      label={t`Text style`}
      choices={styles}
      value={styles.find(({ id }) => id === block)?.id ?? "paragraph"}
      onChange={(id) => setBlock(editor, id)}
      editor={editor}
    />
  );
}
