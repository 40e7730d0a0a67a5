/**
 * @generated SignedSource<<2f4b5d844d59066ca21d7f9cb1192007>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ViewNoticesCard_viewer$data = {
  readonly sellerViewNotices: boolean | null | undefined;
  readonly " $fragmentType": "ViewNoticesCard_viewer";
};
export type ViewNoticesCard_viewer$key = {
  readonly " $data"?: ViewNoticesCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"ViewNoticesCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ViewNoticesCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sellerViewNotices",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f59ac4499a4ee839aef41127881b7ae8";

export default node;
