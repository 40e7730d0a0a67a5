import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from "react";

interface GridEditorProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly text: string;
  readonly isTyped: boolean;
  readonly label: string;
  /** With the key that ended it, which says where to go; null when the focus went elsewhere. */
  readonly onCommit: (text: string, key: string | null, isBack?: boolean) => void;
  readonly onCancel: () => void;
}

/** The one editor of the grid, over the cell that has the focus. */
export function GridEditor({ input, text, isTyped, label, onCommit, onCancel }: GridEditorProps) {
  const isOver = useRef(false);
  useLayoutEffect(() => {
    const { current } = input;
    current?.focus({ preventScroll: true });
    if (isTyped) current?.setSelectionRange(current.value.length, current.value.length);
    else current?.select();
  }, [input, isTyped]);
  const end = (key: string | null, isBack = false) => {
    if (isOver.current) return;
    isOver.current = true;
    onCommit(input.current?.value ?? "", key, isBack);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === "Escape") {
      isOver.current = true;
      onCancel();
    } else if (key === "Enter" || key === "Tab") end(key, event.shiftKey);
    else if (isTyped && key.startsWith("Arrow")) end(key);
    else return;
    event.preventDefault();
  };
  return (
    <input
      ref={input}
      className="product-grid-editor"
      aria-label={label}
      defaultValue={text}
      dir="auto"
      autoComplete="off"
      onKeyDown={onKeyDown}
      onBlur={() => end(null)}
      onCopy={(event) => event.stopPropagation()}
      onCut={(event) => event.stopPropagation()}
      onPaste={(event) => event.stopPropagation()}
    />
  );
}
