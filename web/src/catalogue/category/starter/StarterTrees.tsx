import { useLingui } from "@lingui/react/macro";
import { use, useState } from "react";
import { type PreloadedQuery, usePreloadedQuery } from "react-relay";
import type { starterQuery as StarterQuery } from "#/__generated__/starterQuery.graphql";
import { useUndoOffer } from "#/form/useUndoOffer.ts";
import { NotifierContext } from "#/relay/Notifier.ts";
import { mutationErrorText } from "#/relay/mutationErrorText.ts";
import { Button } from "#/ui/Button.tsx";
import { Dialog, DialogActions, DialogBody } from "#/ui/Dialog.tsx";
import { Notice } from "#/ui/Notice.tsx";
import { ProgressBar } from "#/ui/ProgressBar.tsx";
import { RadioCards } from "#/ui/RadioCards.tsx";
import { starterQuery as query } from "./starterQuery.ts";
import { categoriesOf, type StarterTree, starterTrees, treeOf } from "./starterTrees.ts";
import { useStarterTree } from "./useStarterTree.ts";
import "./starter.css";

interface StarterTreesProps {
  readonly queryRef: PreloadedQuery<StarterQuery>;
  /** The list of level 1 on the screen. */
  readonly listId: string;
  readonly onClose: () => void;
}

/** Ready trees of categories by kind of business, to be looked at and added with one press. */
export function StarterTrees({ queryRef, listId, onClose }: StarterTreesProps) {
  const { t } = useLingui();
  const notifier = use(NotifierContext);
  const offerUndo = useUndoOffer();
  const company = usePreloadedQuery<StarterQuery>(query, queryRef).viewer?.company;
  const [chosen, setChosen] = useState(
    () => treeOf(`${company?.verticalName} ${company?.verticalDescription}`)?.id ?? "",
  );
  const [isAdding, setIsAdding] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { done, add, undo } = useStarterTree(listId);
  const tree = starterTrees.find(({ id }) => id === chosen);
  const total = tree ? categoriesOf(tree).length : 0;

  const start = async () => {
    if (!tree) return;
    setFailure(undefined);
    setIsAdding(true);
    const outcome = await add(tree);
    setIsAdding(false);
    if (outcome) setFailure(mutationErrorText(outcome));
    if (outcome !== null) return;
    onClose();
    offerUndo(
      t`${total} categories are added. Change them as you like.`,
      async () => {
        const refused = await undo();
        if (refused === null) notifier.success(t`${total} categories are deleted.`);
        return refused;
      },
      // Whoever goes on builds on them.
      { isOfPage: true },
    );
  };
  // What was added before it is closed stays: the list shows it.
  const close = () => {
    if (isAdding) return;
    if (done > 0) notifier.information(t`${done} of ${total} categories were added.`);
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={close}
      title={t`Begin with ready categories`}
      description={t`Choose what comes closest to what you sell. You can rename, move and delete everything afterwards.`}
      closeLabel={t`Close`}
      isStatic
      size="large"
    >
      <DialogBody>
        {failure !== undefined && (
          <Notice tone="danger" announce="alert">
            {failure}
          </Notice>
        )}
        {isAdding ? (
          <ProgressBar
            label={t`Adding the categories`}
            value={done}
            maximum={total}
            valueLabel={t`${done} of ${total}`}
          />
        ) : done > 0 ? (
          <p>{t`${done} of ${total} categories were added.`}</p>
        ) : (
          <RadioCards
            label={t`What you sell`}
            cards={starterTrees.map((one) => ({
              value: one.id,
              title: t(one.title),
              content: <Preview tree={one} />,
            }))}
            value={chosen}
            onChange={setChosen}
            isWhole
          />
        )}
      </DialogBody>
      <DialogActions>
        <Button onPress={close} isDisabled={isAdding}>
          {t`Cancel`}
        </Button>
        <Button
          variant="primary"
          onPress={() => void start()}
          isPending={isAdding}
          pendingLabel={t`Adding the categories`}
        >
          {failure === undefined ? t`Add ${total} categories` : t`Try again`}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What would be there: each branch with what stands under it. */
function Preview({ tree }: { tree: StarterTree }) {
  return (
    <ul className="category-starter-preview">
      {tree.branches.map(({ name, below }) => (
        <li key={name}>
          <strong>{name}</strong>
          <span>{Object.keys(below).join(", ")}</span>
        </li>
      ))}
    </ul>
  );
}
