/**
 * @generated SignedSource<<bb585b711dd099eca683295f8ab7acc1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type collectionDialogs_collection$data = {
  readonly id: string;
  readonly isDisplayed: boolean;
  readonly isSelectable: boolean;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "collectionDialogs_collection";
};
export type collectionDialogs_collection$key = {
  readonly " $data"?: collectionDialogs_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"collectionDialogs_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "collectionDialogs_collection",
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
      "name": "version",
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
      "name": "isSelectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisplayed",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "b84dd2cae37d65ba720c3ac654508a28";

export default node;
