/**
 * @generated SignedSource<<442a05a3a5782b2534f004bd738f90bf>>
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
  readonly " $fragmentSpreads": FragmentRefs<"DeleteManufacturer_manufacturer" | "EditManufacturer_manufacturer">;
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
      "name": "DeleteManufacturer_manufacturer"
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};

(node as any).hash = "e46e4cd3567fe0d8812001d849a41f93";

export default node;
