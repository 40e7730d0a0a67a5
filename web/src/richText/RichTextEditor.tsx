import { useRef } from "react";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { useRichTextEditor } from "./useRichTextEditor.ts";

export interface RichTextEditorProps {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly labelId: string;
  readonly describedBy: string;
  readonly isRequired: boolean;
  readonly isInvalid: boolean;
}

/**
 * The editor and its toolbar. Tab leaves it like any field; Alt+F10 goes to the toolbar, as in other editors, and
 * Escape comes back.
 */
export function RichTextEditor({
  value,
  onChange,
  labelId,
  describedBy,
  isRequired,
  isInvalid,
}: RichTextEditorProps) {
  const text = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const editor = useRichTextEditor(text, value, onChange);
  return (
    <>
      <div
        ref={toolbar}
        role="presentation"
        onKeyDown={(event) => {
          // A menu or the panel of a link has an Escape of its own; they stand elsewhere in the document.
          if (event.key !== "Escape" || !event.currentTarget.contains(document.activeElement)) return;
          event.stopPropagation();
          editor.focus();
        }}
      >
        <RichTextToolbar editor={editor} />
      </div>
      <div
        ref={text}
        className="rich-text rich-text-input"
        contentEditable
        suppressContentEditableWarning
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input holds formatted text
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        aria-required={isRequired}
        aria-invalid={isInvalid}
        onKeyDown={(event) => {
          if (event.key !== "F10" || !event.altKey) return;
          event.preventDefault();
          toolbar.current?.querySelector<HTMLElement>("button:not([disabled])")?.focus();
        }}
      />
    </>
  );
}
