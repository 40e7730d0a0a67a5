/**
 * @generated SignedSource<<bb26a2b0bb8293ff7d145eb6ef9eee70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PasswordCard_viewer$data = {
  readonly kind: ViewerKind;
  readonly passwordChangedAt: string | null | undefined;
  readonly passwordRenewalDue: boolean;
  readonly " $fragmentType": "PasswordCard_viewer";
};
export type PasswordCard_viewer$key = {
  readonly " $data"?: PasswordCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasswordCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasswordCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordChangedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordRenewalDue",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "93649c11c2c00236fee39a607c0fee6a";

export default node;
