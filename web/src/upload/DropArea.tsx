import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { filesInside, filesOf, type FolderRule } from "./dropped.ts";
import "./DropArea.css";

interface DropAreaProps {
  readonly children: ReactNode;
  /** Gets also the names of folders and files that could not be read. */
  readonly onFiles: (files: readonly File[], unread: readonly string[]) => void;
  readonly isInvalid: boolean;
  /** Whether something stands in it already: then it does not ask for a file any more. */
  readonly isFilled: boolean;
  /** Where folders may be dropped. */
  readonly folders?: FolderRule;
}

/** A place where files can be dropped, or pasted while the focus is inside. Choosing them by a button is its children's. */
export function DropArea({ children, onFiles, isInvalid, isFilled, folders }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function take(event: { preventDefault: () => void }, data: DataTransfer | null) {
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files, []);
  }

  function leave(event: DragEvent<HTMLElement>) {
    const to = event.relatedTarget;
    // Going over a child is no leaving.
    if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
  }

  return (
    <div
      className="drop-area"
      role="presentation"
      data-drop-target={isOver || undefined}
      data-invalid={isInvalid || undefined}
      data-filled={isFilled || undefined}
      onDragEnter={(event) => setIsOver(event.dataTransfer.types.includes("Files"))}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={leave}
      onDrop={(event) => {
        setIsOver(false);
        event.preventDefault();
        if (folders === undefined) take(event, event.dataTransfer);
        else
          void filesInside(event.dataTransfer, folders).then(
            ({ files, unread }) => files.length + unread.length > 0 && onFiles(files, unread),
          );
      }}
      onPaste={(event: ClipboardEvent<HTMLElement>) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}
