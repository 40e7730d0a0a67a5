/**
 * @generated SignedSource<<ce2a17695e3d21f8fb00b948f6d695d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AddressForm_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country" | "provinces_country">;
  readonly " $fragmentType": "AddressForm_country";
};
export type AddressForm_country$key = {
  readonly " $data"?: AddressForm_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"AddressForm_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AddressForm_country",
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

(node as any).hash = "34e96aba75d20647c64d213bf971c148";

export default node;
