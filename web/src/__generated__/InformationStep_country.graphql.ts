/**
 * @generated SignedSource<<f4a6d4dbd100b28af081ae039053ac44>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type InformationStep_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BillingFields_country" | "provinces_country">;
  readonly " $fragmentType": "InformationStep_country";
};
export type InformationStep_country$key = {
  readonly " $data"?: InformationStep_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"InformationStep_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "InformationStep_country",
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

(node as any).hash = "d97934401ca3c71fde92442aa0443a39";

export default node;
