/**
 * @generated SignedSource<<cbac257f3eafab3e810333b56627311f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReviewChanges_product$data = {
  readonly changesSinceReview: ReadonlyArray<{
    readonly isChanged: boolean;
    readonly label: string;
    readonly part: string | null | undefined;
    readonly path: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"ReviewChange_change">;
  }> | null | undefined;
  readonly reviewedAt: string | null | undefined;
  readonly " $fragmentType": "ReviewChanges_product";
};
export type ReviewChanges_product$key = {
  readonly " $data"?: ReviewChanges_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewChanges_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewChanges_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "reviewedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "all",
          "value": true
        }
      ],
      "concreteType": "FieldChange",
      "kind": "LinkedField",
      "name": "changesSinceReview",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "path",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "part",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isChanged",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReviewChange_change"
        }
      ],
      "storageKey": "changesSinceReview(all:true)"
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "25f0deebf1094369237da9733fb2e7e5";

export default node;
