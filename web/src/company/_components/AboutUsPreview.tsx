import { useLingui } from "@lingui/react/macro";
import { Eye } from "lucide-react";
import { useState } from "react";
import { RichText } from "#/richText/RichText.tsx";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { textsLabels } from "../section/texts.ts";

interface AboutUsPreviewProps {
  readonly name: string;
  readonly aboutUs: string;
  readonly terms: string;
  /** The image that is stored now. */
  readonly imageUrl: string | null;
}

/** The texts as customers will read them, before they are saved. */
export function AboutUsPreview({ name, aboutUs, terms, imageUrl }: AboutUsPreviewProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" icon={Eye} onPress={() => setIsOpen(true)}>
        {t`Preview`}
      </Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={t`Preview`}
        description={t`As customers will read it.`}
        closeLabel={t`Close`}
        size="large"
      >
        <DialogBody>
          <article className="company-preview">
            <h3>{t`About ${name}`}</h3>
            {imageUrl && <img className="company-picture" src={imageUrl} alt="" />}
            <RichText html={aboutUs} />
            <h3>{i18n._(textsLabels.terms)}</h3>
            <RichText html={terms} />
          </article>
        </DialogBody>
        <DialogActions>
          <Button onPress={() => setIsOpen(false)}>{t`Close`}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
