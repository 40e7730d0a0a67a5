/**
 * @generated SignedSource<<1f12fa78ce48f49739082f2566c6d573>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingForm_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_country" | "provinces_country">;
  readonly " $fragmentType": "BillingForm_country";
};
export type BillingForm_country$key = {
  readonly " $data"?: BillingForm_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"BillingForm_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BillingForm_country",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "provinces_country",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Province",
          "kind": "LinkedField",
          "name": "provinces",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "code",
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
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BillingFields_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "f162f7c0a04d228cc07ef40814d0f5af";

export default node;
