/**
 * @generated SignedSource<<7c680477997a7c27c828d53987b3ce95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ManufacturerActions_manufacturer$data = {
  readonly name: string;
  readonly viewerCanDelete: boolean;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"EditManufacturer_manufacturer" | "useManufacturerDeletion_manufacturer">;
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
      "name": "name",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useManufacturerDeletion_manufacturer"
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};

(node as any).hash = "6da99632b9af0fbe4d8c56267741fd31";

export default node;
