/**
 * @generated SignedSource<<4c3e2aab038f33b187aa360460601c27>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PaperParty_party$data = {
  readonly address: ReadonlyArray<string>;
  readonly gstin: string | null | undefined;
  readonly legalName: string | null | undefined;
  readonly name: string;
  readonly phone: string | null | undefined;
  readonly state: string | null | undefined;
  readonly stateCode: string | null | undefined;
  readonly " $fragmentType": "PaperParty_party";
};
export type PaperParty_party$key = {
  readonly " $data"?: PaperParty_party$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaperParty_party">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PaperParty_party",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legalName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "gstin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phone",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "address",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stateCode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    }
  ],
  "type": "TaxParty",
  "abstractKey": null
};

(node as any).hash = "df34b012cb6624969f8645d77ed9108b";

export default node;
