import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { filesInside, filesOf } from "./dropped.ts";
import "./DropArea.css";

interface DropAreaProps {
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isInvalid: boolean;
  /** Whether something stands in it already: then it does not ask for a file any more. */
  readonly isFilled: boolean;
  /** Where folders may be dropped: how many files are wanted at most. Of more, one more comes. */
  readonly mostFromFolders?: number;
}

/** A place where files can be dropped, or pasted while the focus is inside. Choosing them by a button is its children's. */
export function DropArea({ children, onFiles, isInvalid, isFilled, mostFromFolders }: DropAreaProps) {
  const [isOver, setIsOver] = useState(false);

  function take(event: { preventDefault: () => void }, data: DataTransfer | null) {
    const files = filesOf(data);
    if (files.length === 0) return;
    event.preventDefault();
    onFiles(files);
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
        if (mostFromFolders === undefined) take(event, event.dataTransfer);
        else
          void filesInside(event.dataTransfer, mostFromFolders).then(
            (files) => files.length > 0 && onFiles(files),
            // What cannot be read is as if it had not been dropped.
            () => undefined,
          );
      }}
      onPaste={(event: ClipboardEvent<HTMLElement>) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}
