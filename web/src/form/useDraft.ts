import { useLayoutEffect, useRef, useState } from "react";
import type { Chosen, DraftForm } from "./draftForm.ts";
import { differencesOf, type FieldTexts, isSame } from "./fieldTexts.ts";
import { keptValues } from "./keptValues.ts";
import { useKeptDraft } from "./useKeptDraft.ts";

/** What a form that edits a record, or that is worth keeping, says of itself. */
export interface DraftOptions<Values> {
  /** Its name among all forms, which ends with the record's id where there is one. Without it nothing is kept (decision D-77). */
  readonly key?: string;
  /** The version of the record that `initial` comes from. */
  readonly version?: string | undefined;
  /** What is typed goes along with a change and is no part of the record: there is nothing to compare and choose. */
  readonly isNote?: boolean;
  /** How its fields are shown where they are compared. */
  readonly fields?: FieldTexts<Values>;
  /** Fields that never leave memory: passwords, bank numbers, dates of birth. */
  readonly excluded?: readonly (keyof Values)[];
  /** Finished uploads, which are not kept either: that one was chosen is remembered, so that its field can say that it is lost. */
  readonly files?: readonly (keyof Values)[];
}

interface Snapshot<Values> {
  readonly values: Values;
  readonly version: string | undefined;
}

interface Edit<Values> {
  /** The record when somebody began to type. */
  readonly base: Snapshot<Values>;
  readonly values: Values;
  /** It was typed while the base was being saved: the version is that of the record as it is now. */
  readonly isRest?: true;
}

/**
 * The values of a form while somebody edits them: dirty when they differ from those they began with. `initial` is
 * the record as the store knows it now: an untouched form follows it, a touched one keeps what was typed and can
 * compare itself with it. The last part goes to `FormDialog` or `PageForm`.
 */
export function useDraft<Values extends object>(
  initial: Values,
  { key, version, isNote = false, fields = {}, excluded = [], files = [] }: DraftOptions<Values> = {},
): [Values, (change: Partial<Values>) => void, boolean, DraftForm] {
  const [edit, setEdit] = useState<Edit<Values> | null>(null);
  const latest: Snapshot<Values> = { values: initial, version };
  if (edit?.isRest) setEdit({ base: { values: edit.base.values, version }, values: edit.values });
  const editNow = useRef(edit);
  useLayoutEffect(() => {
    editNow.current = edit;
  });
  const { base, values } = edit ?? { base: latest, values: initial };
  const isDirty = !isSame(values, base.values);
  const changed = edit !== null && isDirty ? { values, base: base.values, version: base.version } : null;
  const keeping = useKeptDraft(key, { excluded, files, isOffered: true }, changed);
  const { kept, lost, writtenAt, forget, adopt } = keeping;

  const change = (changed: Partial<Values>) =>
    setEdit((current) => ({
      base: current?.base ?? latest,
      values: { ...(current?.values ?? initial), ...changed },
    }));

  const offered: Edit<Values> | null = kept && {
    base: { values: keptValues(initial, kept.base), version: kept.version },
    values: keptValues(initial, kept.values),
  };
  const release = () => {
    forget();
    setEdit(null);
  };
  const saved = () => {
    const { current } = editNow;
    // What was only added, or has only been done, cannot be saved once more.
    const hasRest = version !== undefined && !isNote && current !== null && !isSame(current.values, values);
    if (hasRest) setEdit({ base: { values, version }, values: current.values, isRest: true });
    else release();
    return hasRest;
  };
  const differences = isNote
    ? []
    : differencesOf(fields, { base: base.values, mine: values, theirs: initial });
  const isOvertaken = base.version !== version && differences.some(({ changedBy }) => changedBy !== "me");
  const form: DraftForm = {
    recordId: version === undefined ? undefined : key?.split(" ").at(-1),
    version: base.version,
    newerVersion: isOvertaken ? version : undefined,
    begin: () => setEdit((current) => current ?? { base: latest, values: initial }),
    differences,
    takeOver: (chosen) => setEdit({ base: latest, values: merged(base.values, values, initial, chosen) }),
    lost,
    writtenAt,
    saved,
    discard: () => {
      keeping.forgetTyped();
      setEdit(null);
    },
    kept:
      kept === null || offered === null || isSame(offered.values, values)
        ? null
        : {
            at: kept.at,
            differences: differencesOf(fields, {
              base: offered.base.values,
              mine: offered.values,
              theirs: values,
            }),
            restore: () => {
              adopt();
              setEdit(offered);
            },
            discard: keeping.dismiss,
          },
  };
  return [values, change, isDirty, form];
}

/** Their value where it was chosen and where nothing was typed that could be chosen; else what was typed. */
function merged<Values extends object>(base: Values, mine: Values, theirs: Values, chosen: Chosen): Values {
  const values = { ...mine };
  for (const field in mine) {
    const side = chosen.get(field) ?? (isSame(mine[field], base[field]) ? "theirs" : "mine");
    if (side === "theirs") values[field] = theirs[field];
  }
  return values;
}
