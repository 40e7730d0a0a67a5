/**
 * @generated SignedSource<<6508d94d5965953e282c148e170e41da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ViewerKind = "OWNER" | "SELLER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type NewProductStep_viewer$data = {
  readonly kind: ViewerKind;
  readonly " $fragmentType": "NewProductStep_viewer";
};
export type NewProductStep_viewer$key = {
  readonly " $data"?: NewProductStep_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewProductStep_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "NewProductStep_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f46fd6926c1c6fa0a8f9e122f3eccb46";

export default node;
