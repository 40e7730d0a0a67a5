import { graphql, useFragment } from "react-relay";
import type { CollectionRow_collection$key } from "#/__generated__/CollectionRow_collection.graphql";
import { CutText } from "#/ui/CutText.tsx";
import { Cell, Row } from "#/ui/TableBody.tsx";
import { useFormats } from "#/words/useFormats.ts";
import { CollectionSwitch } from "./CollectionSwitch.tsx";
import { DeleteCollection } from "./DeleteCollection.tsx";
import { EditCollection } from "./EditCollection.tsx";

interface CollectionRowProps {
  readonly id: string;
  readonly collectionKey: CollectionRow_collection$key;
  readonly hasCounts: boolean;
  readonly hasActions: boolean;
}

/** One collection of the list. */
export function CollectionRow({ id, collectionKey, hasCounts, hasActions }: CollectionRowProps) {
  const { count } = useFormats();
  const collection = useFragment(
    graphql`
      fragment CollectionRow_collection on Collection {
        name
        productCount
        viewerCanUpdate
        viewerCanDelete
        ...CollectionSwitch_collection
        ...EditCollection_collection
        ...DeleteCollection_collection
      }
    `,
    collectionKey,
  );
  return (
    <Row id={id} textValue={collection.name}>
      <Cell>
        <span className="collection-name">
          <CutText>{collection.name}</CutText>
        </span>
      </Cell>
      {hasCounts && (
        <Cell align="end">{collection.productCount == null ? "–" : count(collection.productCount)}</Cell>
      )}
      <Cell>
        <CollectionSwitch collectionKey={collection} name="isSelectable" />
      </Cell>
      <Cell>
        <CollectionSwitch collectionKey={collection} name="isDisplayed" />
      </Cell>
      {hasActions && (
        <Cell align="end" isPinned>
          {collection.viewerCanUpdate && <EditCollection collectionKey={collection} />}
          {collection.viewerCanDelete && <DeleteCollection collectionKey={collection} />}
        </Cell>
      )}
    </Row>
  );
}
