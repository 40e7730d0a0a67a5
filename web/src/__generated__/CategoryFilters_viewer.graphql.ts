/**
 * @generated SignedSource<<451020e57f50249aec38ba6308b607a8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryFilters_viewer$data = {
  readonly level1?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly level2?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "CategoryFilters_viewer";
};
export type CategoryFilters_viewer$key = {
  readonly " $data"?: CategoryFilters_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryFilters_viewer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v1 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "CategoryEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Category",
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
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
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasLevel1Filter"
    },
    {
      "kind": "RootArgument",
      "name": "hasLevel2Filter"
    },
    {
      "kind": "RootArgument",
      "name": "level1Id"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryFilters_viewer",
  "selections": [
    {
      "condition": "hasLevel1Filter",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "level1",
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
          "storageKey": "categories(first:100,level:1)"
        }
      ]
    },
    {
      "condition": "hasLevel2Filter",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "level2",
          "args": [
            (v0/*:: as any*/),
            {
              "kind": "Literal",
              "name": "level",
              "value": 2
            },
            {
              "kind": "Variable",
              "name": "parentId",
              "variableName": "level1Id"
            }
          ],
          "concreteType": "CategoryConnection",
          "kind": "LinkedField",
          "name": "categories",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};
})();

(node as any).hash = "87a10f361d0d4e434b1b5024c9783d34";

export default node;
