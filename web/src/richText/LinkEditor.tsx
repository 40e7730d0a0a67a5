import { useLingui } from "@lingui/react/macro";
import { $getSelection, type BaseSelection, type LexicalEditor } from "lexical";
import { Link as LinkIcon } from "lucide-react";
import { useRef, useState } from "react";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { Popover } from "#/ui/Popover.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { setLink } from "./formatting.ts";
import { safeAddress } from "./safeAddress.ts";

interface LinkEditorProps {
  /** The address at the cursor; null outside of a link. */
  readonly link: string | null;
  /** Whether some text is selected that could become a link. */
  readonly hasText: boolean;
  readonly editor: LexicalEditor;
}

/** Makes the selected text a link, or changes and removes the one that the cursor is in. */
export function LinkEditor({ link, hasText, editor }: LinkEditorProps) {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const selection = useRef<BaseSelection | null>(null);
  const open = (isOpening: boolean) => {
    if (isOpening) selection.current = editor.read(() => $getSelection()?.clone() ?? null);
    setIsOpen(isOpening);
  };
  const finish = (address: string | null) => {
    setLink(editor, address, selection.current);
    setIsOpen(false);
    // After the panel has given the focus back to its button.
    setTimeout(() => editor.focus());
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={open}>
      <IconButton
        icon={LinkIcon}
        label={link === null ? t`Link` : t`Edit link`}
        size="small"
        isDisabled={link === null && !hasText && !isOpen}
        aria-pressed={link !== null}
      />
      <Popover placement="bottom" isNonModal>
        <Dialog className="rich-text-link" aria-label={t`Link`}>
          <LinkForm link={link} onFinish={finish} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function LinkForm({ link, onFinish }: { link: string | null; onFinish: (address: string | null) => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(link ?? "");
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const address = safeAddress(typed);
    if (address === null) setIsWrong(true);
    else onFinish(address);
  };
  return (
    <>
      {/* Not a form: it stands inside one, and Enter must not send that. */}
      <TextField
        label={t`Address`}
        placeholder="https://"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setIsWrong(false);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") apply();
          else event.continuePropagation();
        }}
        errorMessage={
          isWrong
            ? t`Enter the address of a site, such as https://example.org, or an email address`
            : undefined
        }
        autoFocus
        autoComplete="off"
        inputMode="url"
      />
      <div className="rich-text-link-actions">
        {link !== null && <Button size="small" onPress={() => onFinish(null)}>{t`Remove link`}</Button>}
        <Button size="small" variant="primary" onPress={apply}>{t`Apply`}</Button>
      </div>
    </>
  );
}
