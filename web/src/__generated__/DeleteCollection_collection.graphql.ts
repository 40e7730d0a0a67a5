/**
 * @generated SignedSource<<9afbd695536f5efa18068e0364cab7a1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeleteCollection_collection$data = {
  readonly id: string;
  readonly name: string;
  readonly " $fragmentType": "DeleteCollection_collection";
};
export type DeleteCollection_collection$key = {
  readonly " $data"?: DeleteCollection_collection$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeleteCollection_collection">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeleteCollection_collection",
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
    }
  ],
  "type": "Collection",
  "abstractKey": null
};

(node as any).hash = "1336c732ec2ac253fdbb1e6fb1c61e43";

export default node;
