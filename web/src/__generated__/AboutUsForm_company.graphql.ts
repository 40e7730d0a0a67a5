/**
 * @generated SignedSource<<840b28c614e5049de6ff9603e4f1453d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutUsForm_company$data = {
  readonly aboutUs: string | null | undefined;
  readonly aboutUsImageUrl: string | null | undefined;
  readonly id: string;
  readonly name: string;
  readonly terms: string | null | undefined;
  readonly version: string;
  readonly viewerCanUpdate: boolean;
  readonly " $fragmentType": "AboutUsForm_company";
};
export type AboutUsForm_company$key = {
  readonly " $data"?: AboutUsForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutUsForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutUsForm_company",
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
      "name": "version",
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
      "name": "aboutUs",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "aboutUsImageUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "terms",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "a150ca04147b976e0d03929e0baed8b3";

export default node;
