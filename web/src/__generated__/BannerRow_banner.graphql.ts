/**
 * @generated SignedSource<<63227535946eb8deec4393821d4b4ed4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BannerRow_banner$data = {
  readonly buttonText: string;
  readonly category: {
    readonly name: string;
    readonly path: ReadonlyArray<{
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly order: number;
  readonly slogan: string;
  readonly thumbnailUrl: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"BannerActions_banner" | "BannerStatus_banner">;
  readonly " $fragmentType": "BannerRow_banner";
};
export type BannerRow_banner$key = {
  readonly " $data"?: BannerRow_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"BannerRow_banner">;
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
  "name": "BannerRow_banner",
  "selections": [
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

(node as any).hash = "8586974dbaff7199775dba56bceddf4d";

export default node;
