import { useLingui } from "@lingui/react/macro";
import { Check, Copy } from "lucide-react";
import { use, useState } from "react";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { VisuallyHidden } from "#/ui/VisuallyHidden.tsx";

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
}

/** Takes a text into the clipboard, and says so. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const [copied, setCopied] = useState<string>();
  const isCopied = copied === text;
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => notifier.failure(t`The browser did not allow copying. Select the text and copy it yourself.`),
    );
  };
  return (
    <>
      <Button size="small" icon={isCopied ? Check : Copy} onPress={copy}>
        {isCopied ? t`Copied` : label}
      </Button>
      <VisuallyHidden isStatus>{isCopied && t`Copied`}</VisuallyHidden>
    </>
  );
}
