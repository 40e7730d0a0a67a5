import { type ChangeEvent, type Ref, useRef } from "react";
import { Button } from "#/ui/Button.tsx";
import type { IconShape } from "#/ui/Icon.tsx";

interface FileButtonProps {
  readonly label: string;
  /** The same with what it is for, for those who hear it without its surroundings. */
  readonly fullLabel: string;
  readonly icon?: IconShape;
  readonly isDisabled?: boolean;
  readonly allowsMany?: boolean;
  /** A folder is chosen, with all that is in it. */
  readonly isFolder?: boolean;
  /** What may be chosen; pictures when nothing is said. */
  readonly accept?: string;
  /** Id of the text that says what may be chosen, and of the message when there is one. */
  readonly describedBy?: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly buttonRef?: Ref<HTMLButtonElement>;
}

/** Opens the system's file dialog. */
export function FileButton({
  label,
  fullLabel,
  icon,
  isDisabled = false,
  allowsMany = false,
  isFolder = false,
  accept = "image/png,image/jpeg,image/webp",
  describedBy,
  onFiles,
  buttonRef,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const files = [...(event.currentTarget.files ?? [])];
    // The same file may be chosen again after it was refused.
    event.currentTarget.value = "";
    if (files.length > 0) onFiles(files);
  }

  return (
    <>
      <Button
        size="small"
        isDisabled={isDisabled}
        aria-label={fullLabel}
        {...(icon ? { icon } : {})}
        {...(describedBy === undefined ? {} : { "aria-describedby": describedBy })}
        {...(buttonRef === undefined ? {} : { ref: buttonRef })}
        onPress={() => input.current?.click()}
      >
        {label}
      </Button>
      <span aria-hidden hidden>
        <input
          ref={(element) => {
            input.current = element;
            if (element) element.webkitdirectory = isFolder;
          }}
          type="file"
          tabIndex={-1}
          accept={accept}
          multiple={allowsMany}
          onChange={choose}
        />
      </span>
    </>
  );
}
