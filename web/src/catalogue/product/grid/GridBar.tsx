import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Redo2, Undo2 } from "lucide-react";
import { Button } from "#/ui/Button.tsx";
import { IconButton } from "#/ui/IconButton.tsx";

interface GridBarProps {
  /** Changes that can be saved. */
  readonly changeCount: number;
  /** Changes that are to be corrected or decided first. */
  readonly wrongCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly isSaving: boolean;
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDiscard: () => void;
  readonly onNextWrong: () => void;
  readonly onSave: () => void;
}

/** What can be done with the changes of the grid: what is right is saved, what is wrong waits. */
export function GridBar(props: GridBarProps) {
  const { changeCount, wrongCount, canUndo, canRedo, isSaving } = props;
  const { t } = useLingui();
  const saveText = () => {
    if (changeCount === 0) return wrongCount > 0 ? t`To correct: ${wrongCount}` : t`Nothing to save`;
    const changes = t`${plural(changeCount, { one: "Save # change", other: "Save # changes" })}`;
    return wrongCount > 0 ? t`${changes}, ${wrongCount} to correct` : changes;
  };
  return (
    <div className="product-grid-bar">
      <IconButton icon={Undo2} label={t`Undo`} size="small" isDisabled={!canUndo} onPress={props.onUndo} />
      <IconButton icon={Redo2} label={t`Redo`} size="small" isDisabled={!canRedo} onPress={props.onRedo} />
      {wrongCount > 0 && (
        <Button size="small" variant="quiet" onPress={props.onNextWrong}>{t`Next to correct`}</Button>
      )}
      <span className="product-grid-bar-space" />
      {changeCount + wrongCount > 0 && (
        <Button size="small" variant="quiet" onPress={props.onDiscard}>{t`Discard all`}</Button>
      )}
      <Button
        size="small"
        variant="primary"
        isDisabled={changeCount === 0}
        isPending={isSaving}
        pendingLabel={t`Saving`}
        onPress={props.onSave}
      >
        {saveText()}
      </Button>
    </div>
  );
}
