/**
 * @generated SignedSource<<8718c23df1ee30e7ec1143feb3c366ab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerList_banner$data = {
  readonly buttonText: string;
  readonly category: {
    readonly name: string;
    readonly path: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly order: number;
  readonly slogan: string;
  readonly thumbnailUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerActions_banner" | "BannerStatus_banner">;
  readonly " $fragmentType": "BannerList_banner";
};
export type BannerList_banner$key = {
  readonly " $data"?: BannerList_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerList_banner">;
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
  "metadata": null,
  "name": "BannerList_banner",
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
      "name": "slogan",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "buttonText",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "order",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "thumbnailUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Category",
      "kind": "LinkedField",
      "name": "category",
      "plural": false,
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
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BannerStatus_banner"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BannerActions_banner"
    }
  ],
  "type": "Banner",
  "abstractKey": null
};
})();

(node as any).hash = "91f838d3b0db68988e99836593441f74";

export default node;
