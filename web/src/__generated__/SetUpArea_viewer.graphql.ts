/**
 * @generated SignedSource<<d143ffc31e94dafc4573dc5f64359c70>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OfferedArea = "AUDIT" | "BANK_ACCOUNT" | "BANNER_TIMES" | "COLLECTION_PRODUCTS" | "COMPANY_DETAILS" | "DELIVERY" | "EXPORTS" | "LOCATIONS" | "LOCATION_INVITATIONS" | "MANUFACTURERS" | "NOTIFICATIONS" | "ORDERS" | "PEOPLE" | "PRODUCTS" | "REPORTS" | "VENDORS" | "WEBHOOKS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetUpArea_viewer$data = {
  readonly __id: string;
  readonly allBanners: {
    readonly totalCount: number;
  };
  readonly allCategories: {
    readonly totalCount: number;
  };
  readonly allCollections: {
    readonly totalCount: number;
  };
  readonly allSellers: {
    readonly totalCount: number;
  } | null | undefined;
  readonly offeredAreas: ReadonlyArray<OfferedArea>;
  readonly " $fragmentType": "SetUpArea_viewer";
};
export type SetUpArea_viewer$key = {
  readonly " $data"?: SetUpArea_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetUpArea_viewer">;
};

import SetUpAreaRefetchQuery_graphql from './SetUpAreaRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
],
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "viewer"
      ],
      "operation": SetUpAreaRefetchQuery_graphql
    },
    "throwOnFieldError": true
  },
  "name": "SetUpArea_viewer",
  "selections": [
    {
      "alias": "allCategories",
      "args": [
        (v0/*:: as any*/),
        {
          "kind": "Literal",
          "name": "level",
          "value": 1
        }
      ],
      "concreteType": "CategoryConnection",
      "kind": "LinkedField",
      "name": "categories",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "categories(first:1,level:1)"
    },
    {
      "alias": "allBanners",
      "args": (v2/*:: as any*/),
      "concreteType": "BannerConnection",
      "kind": "LinkedField",
      "name": "banners",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "banners(first:1)"
    },
    {
      "alias": "allCollections",
      "args": (v2/*:: as any*/),
      "concreteType": "CollectionConnection",
      "kind": "LinkedField",
      "name": "collections",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "collections(first:1)"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "offeredAreas",
      "storageKey": null
    },
    {
      "kind": "CatchField",
      "field": {
        "alias": "allSellers",
        "args": (v2/*:: as any*/),
        "concreteType": "SellerConnection",
        "kind": "LinkedField",
        "name": "sellers",
        "plural": false,
        "selections": (v1/*:: as any*/),
        "storageKey": "sellers(first:1)"
      },
      "to": "NULL"
    },
    {
      "kind": "ClientExtension",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__id",
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "a6c162d068a57df5fed945e5486d0efe";

export default node;
