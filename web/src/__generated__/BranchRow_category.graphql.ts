/**
 * @generated SignedSource<<21e69ad96f47664c2cd1e6bbef1c0019>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BranchRow_category$data = {
  readonly childCount: number | null | undefined;
  readonly id: string;
  readonly level: number;
  readonly name: string;
  readonly parent: {
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryTreeCells_category">;
  readonly " $fragmentType": "BranchRow_category";
};
export type BranchRow_category$key = {
  readonly " $data"?: BranchRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"BranchRow_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BranchRow_category",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "level",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "childCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "parent",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryTreeCells_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "9e3f0f9329b0596be1687fd0c0ec6d2e";

export default node;
