import { useLingui } from "@lingui/react/macro";
import { FORMAT_TEXT_COMMAND, type LexicalEditor, REDO_COMMAND, UNDO_COMMAND } from "lexical";
import {
  Bold,
  Italic,
  List,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextQuote,
  Underline,
  Undo2,
} from "lucide-react";
import { Separator } from "react-aria-components/Separator";
import { Toolbar } from "react-aria-components/Toolbar";
import { FontMenu } from "./FontMenu.tsx";
import { clearFormatting, setBlock } from "./formatting.ts";
import { LinkEditor } from "./LinkEditor.tsx";
import { StyleMenu } from "./StyleMenu.tsx";
import { ToolbarButton } from "./ToolbarButton.tsx";
import type { FormatName } from "./toolbarState.ts";
import { useToolbarState } from "./useToolbarState.ts";

const isMac = /Mac|iP(?:ad|hone)/.test(navigator.userAgent);
const keys = (key: string) => (isMac ? `⌘${key}` : `Ctrl+${key}`);

/** What can be done with the text: one tab stop, arrow keys within. */
export function RichTextToolbar({ editor }: { editor: LexicalEditor }) {
  const { t } = useLingui();
  const { block, formats, font, link, hasText, canUndo, canRedo } = useToolbarState(editor);
  const formatButton = (format: FormatName, icon: typeof Bold, label: string, shortcut?: string) => (
    <ToolbarButton
      icon={icon}
      label={label}
      shortcut={shortcut}
      isOn={formats.includes(format)}
      onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, format)}
      editor={editor}
    />
  );
  const blockButton = (type: "ul" | "ol" | "blockquote", icon: typeof Bold, label: string) => (
    <ToolbarButton
      icon={icon}
      label={label}
      isOn={block === type}
      onPress={() => setBlock(editor, block === type ? "paragraph" : type)}
      editor={editor}
    />
  );
  return (
    <Toolbar className="rich-text-toolbar" aria-label={t`Formatting`}>
      <StyleMenu block={block} editor={editor} />
      <FontMenu font={font} editor={editor} />
      <Separator orientation="vertical" className="rich-text-line" />
      {formatButton("bold", Bold, t`Bold`, keys("B"))}
      {formatButton("italic", Italic, t`Italic`, keys("I"))}
      {formatButton("underline", Underline, t`Underline`, keys("U"))}
      {formatButton("strikethrough", Strikethrough, t`Strikethrough`)}
      <Separator orientation="vertical" className="rich-text-line" />
      {blockButton("ul", List, t`Bulleted list`)}
      {blockButton("ol", ListOrdered, t`Numbered list`)}
      {blockButton("blockquote", TextQuote, t`Quotation`)}
      <LinkEditor link={link} hasText={hasText} editor={editor} />
      <ToolbarButton
        icon={RemoveFormatting}
        label={t`Clear formatting`}
        onPress={() => clearFormatting(editor)}
        editor={editor}
      />
      <Separator orientation="vertical" className="rich-text-line" />
      <ToolbarButton
        icon={Undo2}
        label={t`Undo`}
        shortcut={keys("Z")}
        isDisabled={!canUndo}
        onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}
        editor={editor}
        isMirrored
      />
      <ToolbarButton
        icon={Redo2}
        label={t`Redo`}
        shortcut={isMac ? "⇧⌘Z" : keys("Y")}
        isDisabled={!canRedo}
        onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}
        editor={editor}
        isMirrored
      />
    </Toolbar>
  );
}
