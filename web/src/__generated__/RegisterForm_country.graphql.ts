/**
 * @generated SignedSource<<a2848acb45fdc412e9800dcb464823bb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_country$data = {
  readonly code: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressFields_country" | "BusinessFields_country">;
  readonly " $fragmentType": "RegisterForm_country";
};
export type RegisterForm_country$key = {
  readonly " $data"?: RegisterForm_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegisterForm_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegisterForm_country",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BusinessFields_country"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AddressFields_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "cb496b8384480f13d8cd07ad0d4ca8bb";

export default node;
