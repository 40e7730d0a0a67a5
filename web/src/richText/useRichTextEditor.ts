import { createEmptyHistoryState, registerHistory } from "@lexical/history";
import { registerList } from "@lexical/list";
import { registerRichText } from "@lexical/rich-text";
import { COMMAND_PRIORITY_CRITICAL, KEY_ESCAPE_COMMAND, type LexicalEditor, mergeRegister } from "lexical";
import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { createRichTextEditor } from "./editorNodes.ts";
import { loadHtml, loadTag } from "./loadHtml.ts";
import { registerPaste } from "./registerPaste.ts";
import { writeHtml } from "./writeHtml.ts";

/** Milliseconds of typing that one undo takes back. */
const undoPause = 300;

/**
 * An editor on an element, with HTML in and out. `onChange` hears only what the user does; an HTML from outside that
 * is not what the editor has just told takes the place of what is in it.
 */
export function useRichTextEditor(
  element: RefObject<HTMLElement | null>,
  value: string,
  onChange: (html: string) => void,
): LexicalEditor {
  const [editor] = useState(createRichTextEditor);
  const known = useRef<string>(undefined);

  const tell = useEffectEvent((html: string) => {
    if (html === known.current) return;
    known.current = html;
    onChange(html);
  });

  // Before the text is painted: what is typed as soon as it is seen would be lost.
  useLayoutEffect(() => {
    editor.setRootElement(element.current);
    const end = mergeRegister(
      registerRichText(editor),
      registerList(editor),
      registerHistory(editor, createEmptyHistoryState(), undoPause),
      registerPaste(editor),
      // The editor would let go of the focus, which is then nowhere.
      editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_CRITICAL),
      editor.registerUpdateListener(({ editorState, tags, dirtyElements, dirtyLeaves }) => {
        if (tags.has(loadTag) || (dirtyElements.size === 0 && dirtyLeaves.size === 0)) return;
        tell(editorState.read(writeHtml));
      }),
    );
    return () => {
      end();
      editor.setRootElement(null);
    };
  }, [editor, element]);

  useLayoutEffect(() => {
    if (known.current === value) return;
    known.current = value;
    loadHtml(editor, value);
  }, [editor, value]);

  return editor;
}
