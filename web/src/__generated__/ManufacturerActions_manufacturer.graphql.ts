/**
 * @generated SignedSource<<73724b007be9739194108d48dd70a72b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerActions_manufacturer$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditManufacturer_manufacturer">;
  readonly " $fragmentType": "ManufacturerActions_manufacturer";
};
export type ManufacturerActions_manufacturer$key = {
  readonly " $data"?: ManufacturerActions_manufacturer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ManufacturerActions_manufacturer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ManufacturerActions_manufacturer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "productCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanUpdate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerCanDelete",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "EditManufacturer_manufacturer"
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};

(node as any).hash = "9c9081e2b296fb4f68f33bb21e9d609b";

export default node;
