/**
 * @generated SignedSource<<1795bec65e8dcae4f2d2caace4991b00>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HomeProducts_viewer$data = {
  readonly productCounts: {
    readonly disabled: number;
    readonly draft: number;
    readonly enabled: number;
    readonly pending: number;
    readonly rectification: number;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProductLimit_viewer">;
  readonly " $fragmentType": "HomeProducts_viewer";
};
export type HomeProducts_viewer$key = {
  readonly " $data"?: HomeProducts_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeProducts_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "HomeProducts_viewer",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "HomeProductLimit_viewer"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductCounts",
      "kind": "LinkedField",
      "name": "productCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "draft",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rectification",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "disabled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "d09c4a129a9e34aea76a94b116abfaad";

export default node;
