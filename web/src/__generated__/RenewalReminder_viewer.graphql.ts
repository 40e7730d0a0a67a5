/**
 * @generated SignedSource<<446a71ab6cf417fec29db8d341b5f83a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type RenewalReminder_viewer$data = {
  readonly kind: ViewerKind;
  readonly passwordChangedAt: string | null | undefined;
  readonly passwordRenewalDue: boolean;
  readonly " $fragmentType": "RenewalReminder_viewer";
};
export type RenewalReminder_viewer$key = {
  readonly " $data"?: RenewalReminder_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalReminder_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewalReminder_viewer",
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
      "name": "passwordRenewalDue",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "passwordChangedAt",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a20ff36628ebad8b1724b9b5814b61fa";

export default node;
