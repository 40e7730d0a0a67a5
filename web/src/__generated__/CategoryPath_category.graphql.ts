/**
 * @generated SignedSource<<1ce0a314eda9e294903988cb4de5ddcc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryPath_category$data = {
  readonly name: string;
  readonly path: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "CategoryPath_category";
};
export type CategoryPath_category$key = {
  readonly " $data"?: CategoryPath_category$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryPath_category">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryPath_category",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "path",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Category",
  "abstractKey": null
};
})();

(node as any).hash = "fcd4f5401f0a517e4114204c772ce35c";

export default node;
