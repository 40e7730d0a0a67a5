import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  mergeRegister,
} from "lexical";
import { useEffect, useState } from "react";
import { isSame } from "#/form/fieldTexts.ts";
import { nowhere, readToolbarState } from "./toolbarState.ts";

/** What the toolbar shows: the marks at the cursor, and whether there is something to undo and redo. */
export function useToolbarState(editor: LexicalEditor) {
  const [state, setState] = useState(nowhere);
  const [canUndo, setCanUndo] = useState(false);
  const [canRedo, setCanRedo] = useState(false);
  useEffect(
    () =>
      mergeRegister(
        editor.registerUpdateListener(({ editorState }) => {
          const next = editorState.read(readToolbarState, { editor });
          setState((before) => (isSame(before, next) ? before : next));
        }),
        editor.registerCommand(
          CAN_UNDO_COMMAND,
          (isPossible) => {
            setCanUndo(isPossible);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
        editor.registerCommand(
          CAN_REDO_COMMAND,
          (isPossible) => {
            setCanRedo(isPossible);
            return false;
          },
          COMMAND_PRIORITY_LOW,
        ),
      ),
    [editor],
  );
  return { ...state, canUndo, canRedo };
}
