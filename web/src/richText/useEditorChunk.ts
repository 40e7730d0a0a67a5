import { type ComponentType, useEffect, useState } from "react";
import type { RichTextEditorProps } from "./RichTextEditor.tsx";

type Editor = ComponentType<RichTextEditorProps>;

/** Once it is there, every later field has it at its first drawing. */
let loaded: Editor | null = null;

/** The editor, once its chunk is there. A chunk that does not come must not take the form with it. */
export function useEditorChunk() {
  const [editor, setEditor] = useState<{ readonly Editor: Editor | null }>({ Editor: loaded });
  const [attempt, setAttempt] = useState({ hasFailed: false });
  useEffect(() => {
    if (loaded || attempt.hasFailed) return;
    let isGone = false;
    import("./RichTextEditor.tsx").then(
      ({ RichTextEditor }) => {
        loaded = RichTextEditor;
        if (!isGone) setEditor({ Editor: RichTextEditor });
      },
      () => !isGone && setAttempt({ hasFailed: true }),
    );
    return () => {
      isGone = true;
    };
  }, [attempt]);
  return {
    Editor: editor.Editor,
    hasFailed: attempt.hasFailed,
    retry: () => setAttempt({ hasFailed: false }),
  };
}
