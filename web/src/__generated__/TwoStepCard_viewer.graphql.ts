/**
 * @generated SignedSource<<be3ca16f09fb85a69348e0a9a563041e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TwoStepState = "OFF" | "TOTP" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TwoStepCard_viewer$data = {
  readonly twoStep: {
    readonly enabledAt: string | null | undefined;
    readonly recoveryCodesLeft: number;
    readonly state: TwoStepState;
  } | null | undefined;
  readonly " $fragmentType": "TwoStepCard_viewer";
};
export type TwoStepCard_viewer$key = {
  readonly " $data"?: TwoStepCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TwoStepCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "TwoStep",
      "kind": "LinkedField",
      "name": "twoStep",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "state",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "c33a75f3ed600a3b6f6f22550828b37d";

export default node;
