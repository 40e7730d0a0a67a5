import { Plus } from "lucide-react";
import { type ReactNode, Suspense, use, useEffect, useEffectEvent, useState } from "react";
import { usePreloadWhenIdle } from "#/app/usePreloadWhenIdle.ts";
import { Button, type ButtonProps } from "#/ui/Button.tsx";
import { FirstAddContext } from "./FirstAdd.ts";

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
  const tell = use(FirstAddContext);
  const openFirst = useEffectEvent(open);
  useEffect(() => {
    tell?.(() => openFirst());
    return () => tell?.(null);
  }, [tell]);
  return (
    <>
      <Button variant={variant} icon={Plus} onPress={open}>
        {label}
      </Button>
      {/* What its dialog adds besides is not what the list waits for. */}
      <FirstAddContext value={null}>
        <Suspense fallback={null}>{isOpen && children(() => setIsOpen(false))}</Suspense>
      </FirstAddContext>
    </>
  );
}
