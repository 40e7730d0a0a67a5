/**
 * @generated SignedSource<<431f08322eb67f79b6f27b306a7c12a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TitleForm_company$data = {
  readonly version: string;
  readonly " $fragmentType": "TitleForm_company";
};
export type TitleForm_company$key = {
  readonly " $data"?: TitleForm_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"TitleForm_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TitleForm_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "9b34e3f9ca3322f0b7ed772e63522d53";

export default node;
