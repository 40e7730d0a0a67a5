/**
 * @generated SignedSource<<d14fd47d192b33db836ebacacb2ffaa7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ImportTemplates_field$data = ReadonlyArray<{
  readonly isRequired: boolean;
  readonly label: string;
  readonly name: string;
  readonly " $fragmentType": "ImportTemplates_field";
}>;
export type ImportTemplates_field$key = ReadonlyArray<{
  readonly " $data"?: ImportTemplates_field$data;
  readonly " $fragmentSpreads": FragmentRefs<"ImportTemplates_field">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "ImportTemplates_field",
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
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRequired",
      "storageKey": null
    }
  ],
  "type": "ImportField",
  "abstractKey": null
};

(node as any).hash = "31f31c3e8d444869692151316ed6b6cc";

export default node;
