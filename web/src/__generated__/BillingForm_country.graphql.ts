/**
 * @generated SignedSource<<9ec84d50c7648acdd914cff7167ef5a4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BillingForm_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country" | "provinces_country">;
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
      "name": "AddressParts_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "b1e9aeb70c40bfb1f1cafa06192cee26";

export default node;
