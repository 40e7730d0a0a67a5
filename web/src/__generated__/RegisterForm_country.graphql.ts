/**
 * @generated SignedSource<<ef09699867cb1405c78d61c6af3cb148>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegisterForm_country$data = {
  readonly code: string;
  readonly " $fragmentSpreads": FragmentRefs<"AddressParts_country" | "BusinessFields_country">;
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
      "name": "AddressParts_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "d4605574beda7b9e27c1262299c20529";

export default node;
