import { useLingui } from "@lingui/react/macro";
import type { LexicalEditor } from "lexical";
import { ChoiceMenu } from "./ChoiceMenu.tsx";
import { type FontId, fonts } from "./fonts.ts";
import { setFont } from "./formatting.ts";

/** The four fonts of Document 2 §9, and the page's own. */
export function FontMenu({ font, editor }: { font: FontId | null; editor: LexicalEditor }) {
  const { t } = useLingui();
  return (
    <ChoiceMenu<FontId | "default">
      label={t`Font`}
      choices={[
        { id: "default", name: t`Default font` },
        ...fonts.map(({ id, name }) => ({ id, name, className: id })),
      ]}
      value={font ?? "default"}
      onChange={(id) => setFont(editor, id === "default" ? null : id)}
      editor={editor}
    />
  );
}
