/**
 * @generated SignedSource<<6c9bbbd2b92b1e1b7ee60e61b049f0bc>>
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

(node as any).hash = "0e41193c3f99123e1a5a8154b503cf4c";

export default node;
