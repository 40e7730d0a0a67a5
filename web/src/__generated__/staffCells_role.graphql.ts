/**
 * @generated SignedSource<<82e30869308281bd415e0518731196da>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type staffCells_role$data = {
  readonly " $fragmentSpreads": FragmentRefs<"roleWords_role">;
  readonly " $fragmentType": "staffCells_role";
};
export type staffCells_role$key = {
  readonly " $data"?: staffCells_role$data;
  readonly " $fragmentSpreads": FragmentRefs<"staffCells_role">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "staffCells_role",
  "selections": [
    {
      "kind": "InlineDataFragmentSpread",
      "name": "roleWords_role",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "CompanyRole",
  "abstractKey": null
};

(node as any).hash = "6cb91597f0f2ce8839c12219500a12f0";

export default node;
