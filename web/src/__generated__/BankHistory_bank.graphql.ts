/**
 * @generated SignedSource<<e1fffeb2c56a18d6d9886b16b5167b1d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BankHistory_bank$data = {
  readonly earlierAccounts: ReadonlyArray<{
    readonly addedAt: string | null | undefined;
    readonly bankName: string;
    readonly branchName: string;
    readonly chequeUrl: string | null | undefined;
    readonly databaseId: string;
    readonly holder: string;
    readonly ifsc: string;
    readonly numberEnd: string;
  }>;
  readonly " $fragmentType": "BankHistory_bank";
};
export type BankHistory_bank$key = {
  readonly " $data"?: BankHistory_bank$data;
  readonly " $fragmentSpreads": FragmentRefs<"BankHistory_bank">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BankHistory_bank",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BankAccount",
      "kind": "LinkedField",
      "name": "earlierAccounts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "holder",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bankName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "branchName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numberEnd",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ifsc",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "chequeUrl",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "addedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CompanyBank",
  "abstractKey": null
};

(node as any).hash = "cfde1414564b0be4e1967861e0fde695";

export default node;
