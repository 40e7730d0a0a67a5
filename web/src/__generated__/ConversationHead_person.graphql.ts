/**
 * @generated SignedSource<<fffb49b3c9279381a723ec9e84ed83c2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ConversationHead_person$data = {
  readonly id: string;
  readonly isDemo: boolean;
  readonly isOnline: boolean;
  readonly locationName: string | null | undefined;
  readonly name: string;
  readonly status: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PersonPicture_person">;
  readonly " $fragmentType": "ConversationHead_person";
};
export type ConversationHead_person$key = {
  readonly " $data"?: ConversationHead_person$data;
  readonly " $fragmentSpreads": FragmentRefs<"ConversationHead_person">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ConversationHead_person",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDemo",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOnline",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locationName",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PersonPicture_person"
    }
  ],
  "type": "ChatPerson",
  "abstractKey": null
};

(node as any).hash = "0ff6525ae0b5917c4dd533d7c428cc99";

export default node;
