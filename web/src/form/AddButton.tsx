import { Plus } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { usePreloadWhenIdle } from "#/app/usePreloadWhenIdle.ts";
import { Button, type ButtonProps } from "#/ui/Button.tsx";

interface AddButtonProps extends Pick<ButtonProps, "variant"> {
  readonly label: string;
  /** Brings the dialog's code, once the browser rests: whoever looks at the page alone does not wait for it. */
  readonly load: () => Promise<unknown>;
  /** Begins to read what the dialog needs. */
  readonly onOpen?: () => void;
  /** The dialog. */
  readonly children: (onClose: () => void) => ReactNode;
}

/** A button that adds something, and its dialog. */
export function AddButton({ label, variant = "primary", load, onOpen, children }: AddButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  usePreloadWhenIdle(load);
  const open = () => {
    onOpen?.();
    setIsOpen(true);
  };
  return (
    <>
      <Button variant={variant} icon={Plus} onPress={open}>
        {label}
      </Button>
      <Suspense fallback={null}>{isOpen && children(() => setIsOpen(false))}</Suspense>
    </>
  );
}
