import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DeleteCollection_collection$key } from "#/__generated__/DeleteCollection_collection.graphql";
import { useUndoableDelete } from "#/form/useUndoableDelete.ts";
import { IconButton } from "#/ui/IconButton.tsx";
import { useDeleteCollection } from "../_mutations/useDeleteCollection.ts";

/** The delete button of a row. The row goes at once and can be brought back; its products stay. */
export function DeleteCollection({ collectionKey }: { collectionKey: DeleteCollection_collection$key }) {
  const { t } = useLingui();
  const send = useDeleteCollection();
  const remove = useUndoableDelete();
  const { id, name } = useFragment(
    graphql`
      fragment DeleteCollection_collection on Collection {
        id
        name
      }
    `,
    collectionKey,
  );
  return (
    <IconButton
      icon={Trash2}
      size="small"
      label={t`Delete ${name}`}
      onPress={() => remove({ id, text: t`${name} deleted`, send: () => send(id) })}
    />
  );
}
