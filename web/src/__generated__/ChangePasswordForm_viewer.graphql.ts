/**
 * @generated SignedSource<<2153cb042e13b7e678c534b9a1a938d8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangePasswordForm_viewer$data = {
  readonly company: {
    readonly name: string;
  } | null | undefined;
  readonly email: string;
  readonly mustChangePassword: boolean;
  readonly name: string;
  readonly " $fragmentType": "ChangePasswordForm_viewer";
};
export type ChangePasswordForm_viewer$key = {
  readonly " $data"?: ChangePasswordForm_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangePasswordForm_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangePasswordForm_viewer",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mustChangePassword",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Company",
      "kind": "LinkedField",
      "name": "company",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "1e5891c43ff1a7652c4417a1e30edfc6";

export default node;
