/**
 * @generated SignedSource<<ed4dacfec464156a95b59e2c8444b495>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReviewDecision = "DISABLED" | "ENABLED" | "RETURNED" | "SUBMITTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ReviewHistory_product$data = {
  readonly reviews: ReadonlyArray<{
    readonly at: string | null | undefined;
    readonly byName: string | null | undefined;
    readonly decision: ReviewDecision;
    readonly remark: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "ReviewHistory_product";
};
export type ReviewHistory_product$key = {
  readonly " $data"?: ReviewHistory_product$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReviewHistory_product">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReviewHistory_product",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProductReview",
      "kind": "LinkedField",
      "name": "reviews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "decision",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "byName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "remark",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Product",
  "abstractKey": null
};

(node as any).hash = "cb7b57ab1cdde44a0ae8dff5354df96e";

export default node;
