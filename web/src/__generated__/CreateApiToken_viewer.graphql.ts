/**
 * @generated SignedSource<<6cc9ce86b6876825e8f65430955b66b3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Permission = "API_TOKEN_CREATE" | "CATEGORY_CREATE" | "CATEGORY_UPDATE" | "PRODUCT_CREATE" | "PRODUCT_UPDATE" | "SELLER_READ" | "VARIANT_CREATE" | "VARIANT_UPDATE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type CreateApiToken_viewer$data = {
  readonly permissions: ReadonlyArray<Permission>;
  readonly " $fragmentType": "CreateApiToken_viewer";
};
export type CreateApiToken_viewer$key = {
  readonly " $data"?: CreateApiToken_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CreateApiToken_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CreateApiToken_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "permissions",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "51abee416b26b115886f2f3b926e9b39";

export default node;
