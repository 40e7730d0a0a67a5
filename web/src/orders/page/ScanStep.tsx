import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Check, Minus, Plus } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { DraftDialog } from "#/form/DraftDialog.tsx";
import { useFormats } from "#/i18n/useFormats.ts";
import { Avatar } from "#/ui/Avatar.tsx";
import { FieldSet } from "#/ui/FieldSet.tsx";
import { Icon } from "#/ui/Icon.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { TextField } from "#/ui/TextField.tsx";
import { usePack } from "./fulfilmentMutations.ts";
import { PackagesField } from "./PackagesField.tsx";
import { remaining } from "./PiecesFields.tsx";
import { type Scanned, scan } from "./scan.ts";
import { type StepProps, useWaitingStep } from "./stepDialog.ts";
import "./scan.css";

/** Packs a part piece by piece: each code that is scanned or typed counts one in, and the last one packs it. */
export function ScanStep({ fulfilment, onClose }: StepProps) {
  const { t } = useLingui();
  const { count } = useFormats();
  const code = useRef<HTMLInputElement>(null);
  const { id, number, packages } = fulfilment;
  const pack = useWaitingStep(id, usePack());
  const lines = remaining(fulfilment);
  const initial: Scanned & { readonly packages: number } = {
    code: "",
    pieces: {},
    heard: null,
    packages: packages ?? 1,
  };
  // What is scanned goes into the field at once, without a hand on the mouse.
  useEffect(() => code.current?.focus(), []);

  const told = ({ heard }: Scanned): string => {
    if (!heard) return "";
    if (heard.kind === "unknown") return t`${heard.code} is not in this part`;
    const { name, left } = heard.line;
    if (heard.kind === "full") return t`${name} is complete already`;
    return t`${name}: ${count(heard.isIn)} of ${count(left)}`;
  };
  return (
    <DraftDialog
      title={t`Scan and pack ${number}`}
      description={t`Scan each piece, or type its SKU and press Enter. With the last piece the part is packed.`}
      submitLabel={t`Packed`}
      initial={initial}
      change={pack}
      input={(values) => ({
        id,
        packages: values.packages,
        weightGrams: fulfilment.weightGrams ?? null,
        force: false,
        reason: null,
      })}
      success={t`${number} packed`}
      onClose={onClose}
    >
      {(values, change) => {
        const isIn = (lineId: string) => values.pieces[lineId] ?? 0;
        const missing = lines.reduce((sum, { id: lineId, left }) => sum + left - isIn(lineId), 0);
        const put = (lineId: string, pieces: number) =>
          change({ pieces: { ...values.pieces, [lineId]: pieces }, heard: null });
        const enter = (event: KeyboardEvent) => {
          if (event.key !== "Enter") return;
          // The form is sent with the last piece, not with each.
          event.preventDefault();
          if (values.code.trim() !== "") change(scan(lines, values));
        };
        const isWrong = values.heard !== null && values.heard.kind !== "in";
        return (
          <>
            <TextField
              label={t`SKU`}
              inputRef={code}
              autoComplete="off"
              enterKeyHint="next"
              value={values.code}
              onKeyDown={enter}
              onChange={(typed) => change({ code: typed })}
            />
            <p className="scan-heard" data-wrong={isWrong || undefined} role={isWrong ? "alert" : "status"}>
              {told(values)}
            </p>
            <FieldSet
              name="pieces"
              label={t`Pieces`}
              message={
                missing > 0
                  ? t`${plural(missing, { one: "# piece is not in yet", other: "# pieces are not in yet" })}`
                  : null
              }
            >
              <ul className="scan-lines">
                {lines.map(({ id: lineId, name, sku, imageUrl, left }) => (
                  <li key={lineId} data-complete={isIn(lineId) === left || undefined}>
                    <Avatar name={name} src={imageUrl ?? undefined} size={40} shape="square" />
                    <span className="scan-line-texts">
                      <span dir="auto">{name}</span>
                      <span className="order-note">{sku ? t`SKU ${sku}` : t`Without a SKU`}</span>
                    </span>
                    <IconButton
                      icon={Minus}
                      size="small"
                      label={t`One less of ${name}`}
                      isDisabled={isIn(lineId) === 0}
                      onPress={() => put(lineId, isIn(lineId) - 1)}
                    />
                    <span className="scan-count">
                      {isIn(lineId) === left && <Icon of={Check} />}
                      {t`${count(isIn(lineId))} of ${count(left)}`}
                    </span>
                    <IconButton
                      icon={Plus}
                      size="small"
                      label={t`One more of ${name}`}
                      isDisabled={isIn(lineId) === left}
                      onPress={() => put(lineId, isIn(lineId) + 1)}
                    />
                  </li>
                ))}
              </ul>
            </FieldSet>
            <PackagesField value={values.packages} onChange={(packages) => change({ packages })} />
            <SendWhenAllIn isAllIn={missing === 0 && values.heard?.kind === "in"} />
          </>
        );
      }}
    </DraftDialog>
  );
}

/** Sends the form it stands in when the last piece was scanned; what was counted by hand is sent by the button. */
function SendWhenAllIn({ isAllIn }: { readonly isAllIn: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The form draws its first attempt at once, which it cannot while this is being drawn.
    if (isAllIn) queueMicrotask(() => place.current?.closest("form")?.requestSubmit());
  }, [isAllIn]);
  return <span ref={place} hidden />;
}
