/**
 * @generated SignedSource<<2538a76ee1cf99236f691a4811ed6204>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EditCollection_collection$data = {
  readonly id: string;
  readonly isDisplayed: boolean;
  readonly isSelectable: boolean;
  readonly name: string;
  readonly version: string;
  readonly " $fragmentType": "EditCollection_collection";
};
export type EditCollection_collection$key = {
  readonly " $data"?: EditCollection_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"EditCollection_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EditCollection_collection",
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
      "name": "isSelectable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDisplayed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "246eec10ad532434c83daed430b6a112";

export default node;
