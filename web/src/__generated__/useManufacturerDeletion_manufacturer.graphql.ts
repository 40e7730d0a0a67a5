/**
 * @generated SignedSource<<82b3d0f120a349edfe688fdd4f13305a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useManufacturerDeletion_manufacturer$data = {
  readonly id: string;
  readonly name: string;
  readonly productCount: number | null | undefined;
  readonly " $fragmentType": "useManufacturerDeletion_manufacturer";
};
export type useManufacturerDeletion_manufacturer$key = {
  readonly " $data"?: useManufacturerDeletion_manufacturer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useManufacturerDeletion_manufacturer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useManufacturerDeletion_manufacturer",
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
    }
  ],
  "type": "Manufacturer",
  "abstractKey": null
};

(node as any).hash = "193adbe87e903d1c9e515eb73176ba11";

export default node;
