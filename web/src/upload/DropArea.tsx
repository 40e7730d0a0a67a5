import { type ClipboardEvent, type DragEvent, type ReactNode, useState } from "react";
import { filesOf } from "./dropped.ts";
import "./DropArea.css";

interface DropAreaProps {
  readonly children: ReactNode;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isInvalid: boolean;
  /** Whether something stands in it already: then it does not ask for a file any more. */
  readonly isFilled: boolean;
}

/** A place where files can be dropped, or pasted while the focus is inside. Choosing them by a button is its children's. */
export function DropArea({ children, onFiles, isInvalid, isFilled }: DropAreaProps) {
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
        take(event, event.dataTransfer);
      }}
      onPaste={(event: ClipboardEvent<HTMLElement>) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}
