/**
 * @generated SignedSource<<432f05e78970758349b4d65a60e1e405>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryRow_category$data = {
  readonly childCount: number | null | undefined;
  readonly description: string | null | undefined;
  readonly name: string;
  readonly order: number;
  readonly parent: {
    readonly name: string;
    readonly parent: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly productCount: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryActions_category">;
  readonly " $fragmentType": "CategoryRow_category";
};
export type CategoryRow_category$key = {
  readonly " $data"?: CategoryRow_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryRow_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryRow_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
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
        (v0/*:: as any*/),
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
        }
      ],
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
      "kind": "ScalarField",
      "name": "productCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CategoryActions_category"
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "f2c84b3d3d41f3f29d4fa3f15d4991d2";

export default node;
