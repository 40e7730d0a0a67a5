import { useLingui } from "@lingui/react/macro";
import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { DeleteCollection_collection$key } from "#/__generated__/DeleteCollection_collection.graphql";
import { useDeletion } from "#/list/useDeletion.tsx";
import { IconButton } from "#/ui/IconButton.tsx";
import { useDeleteCollection } from "../collectionMutations.ts";

/** The delete button of a row. The row goes at once and can be brought back; its products stay. */
export function DeleteCollection({ collectionKey }: { collectionKey: DeleteCollection_collection$key }) {
  const { t } = useLingui();
  const [send] = useDeleteCollection();
  const { id, name } = useFragment(
    graphql`
      fragment DeleteCollection_collection on Collection {
        id
        name
      }
    `,
    collectionKey,
  );
  const deletion = useDeletion({ id, name, send });
  return <IconButton icon={Trash2} size="small" label={t`Delete ${name}`} onPress={deletion.start} />;
}
