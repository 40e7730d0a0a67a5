/**
 * @generated SignedSource<<0ff569162eed1892f0c40c6bae908a69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RegistrationForm_country$data = {
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationFields_country">;
  readonly " $fragmentType": "RegistrationForm_country";
};
export type RegistrationForm_country$key = {
  readonly " $data"?: RegistrationForm_country$data;
  readonly " $fragmentSpreads": FragmentRefs<"RegistrationForm_country">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RegistrationForm_country",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RegistrationFields_country"
    }
  ],
  "type": "Country",
  "abstractKey": null
};

(node as any).hash = "cb480dbfcb033e8a8648df5476084e96";

export default node;
