import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { addresses } from "#/app/addresses.ts";
import type { ListExports } from "./listExport.ts";
import { useStartExport } from "./useStartExport.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { Button } from "#/ui/Button.tsx";
import { Checkbox } from "#/ui/Checkbox.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { type RadioCard, RadioCards } from "#/ui/RadioCards.tsx";
import { inFile } from "./fileColumns.ts";
import { OnScreenContext } from "#/list/onScreen.ts";

/** So many rows can be named by their ids. */
const mostNamed = 100;

interface ExportDialogProps {
  readonly list: ListExports;
  readonly onClose: () => void;
}

/** Asks which rows and which columns of a list are to be in its file, and what it is: what is on the screen, unless something else is chosen. */
export default function ExportDialog({ list, onClose }: ExportDialogProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const screen = use(OnScreenContext);
  const { page = [], chosen = [], totalCount = 0 } = screen ?? {};
  const lists = typeof list === "function" ? { [""]: list } : list;
  const names = Object.keys(lists);
  const isNamed = chosen.length > 0 && chosen.length <= mostNamed;
  const [name = "", setName] = useState(names[0]);
  const [rows, setRows] = useState<"all" | "page" | "chosen">(isNamed ? "chosen" : "all");
  const [columns, setColumns] = useState<"screen" | "all">("screen");
  const [format, setFormat] = useState<"CSV" | "JSONL">("CSV");
  const [hasMark, setHasMark] = useState(true);
  const [start, isStarting] = useStartExport();
  // What else the records can be written as has columns of its own.
  const shown = screen && name === names[0] ? inFile(screen.list, screen.columns) : null;
  const missing = shown?.missing.map(({ header }) => t(header)).join(", ");
  const submit = async () => {
    const wanted = lists[name]?.(search, { all: null, page, chosen }[rows]);
    if (!wanted) return;
    const id = await start(wanted, {
      ...(columns === "screen" && shown && { columns: shown.names }),
      ...(format === "JSONL" && { format }),
      ...(format === "CSV" && !hasMark && { byteOrderMark: false }),
    });
    if (id === undefined) return;
    onClose();
    notifier.offer({
      title: t`The export has begun. Closing this tab stops nothing.`,
      label: t`Show jobs`,
      onAccept: () => void navigate(addresses.jobs),
      onGone: () => undefined,
    });
  };
  const card = (value: typeof rows, title: string, count: number): RadioCard<typeof rows> => ({
    value,
    title,
    content: t`${plural(count, { one: "# row", other: "# rows" })}`,
  });
  const rowCards = [
    card("all", t`All that match`, totalCount),
    ...(page.length > 0 && page.length < totalCount ? [card("page", t`This page`, page.length)] : []),
    ...(isNamed ? [card("chosen", t`Selected rows`, chosen.length)] : []),
  ];
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t`Export`}
      description={t`A file of what the list is searched and filtered for.`}
      closeLabel={t`Close`}
      size="small"
    >
      <DialogBody>
        {names.length > 1 && (
          <RadioCards
            label={t`What`}
            cards={names.map((one) => ({ value: one, title: one, content: null }))}
            value={name}
            onChange={setName}
          />
        )}
        {rowCards.length > 1 && (
          <RadioCards label={t`Rows`} cards={rowCards} value={rows} onChange={setRows} />
        )}
        {chosen.length > mostNamed && (
          <p>{t`More than ${mostNamed} selected rows are not exported by themselves: filter the list instead.`}</p>
        )}
        {shown && (
          <RadioCards
            label={t`Columns`}
            cards={[
              {
                value: "screen",
                title: t`Columns on screen`,
                content: missing ? t`With the ID, without ${missing}` : t`With the ID`,
              },
              { value: "all", title: t`All columns`, content: t`To be read in again` },
            ]}
            value={columns}
            onChange={setColumns}
          />
        )}
        <RadioCards
          label={t`Format`}
          cards={[
            { value: "CSV", title: "CSV", content: t`For spreadsheets` },
            { value: "JSONL", title: "JSONL", content: t`For programs: one record a line` },
          ]}
          value={format}
          onChange={setFormat}
        />
        {format === "CSV" && (
          <Checkbox
            isSelected={hasMark}
            onChange={setHasMark}
            description={t`Spreadsheets know by it that the file is UTF-8; some programs cannot read it.`}
          >
            {t`Byte order mark`}
          </Checkbox>
        )}
      </DialogBody>
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button
          variant="primary"
          isPending={isStarting}
          pendingLabel={t`Starting the export`}
          onPress={() => void submit()}
        >
          {t`Export`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
