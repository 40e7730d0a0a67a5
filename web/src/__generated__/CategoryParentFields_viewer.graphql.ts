/**
 * @generated SignedSource<<e4742f81b61fda90af64e27b8920867d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategoryParentFields_viewer$data = {
  readonly level1?: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly childCount: number | null | undefined;
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
  readonly " $fragmentType": "CategoryParentFields_viewer";
};
export type CategoryParentFields_viewer$key = {
  readonly " $data"?: CategoryParentFields_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategoryParentFields_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "hasLevel1Filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CategoryParentFields_viewer",
  "selections": [
    {
      "condition": "hasLevel1Filter",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "alias": "level1",
          "args": [
            {
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
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
          "selections": [
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
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "childCount",
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": "categories(first:100,level:1)"
        }
      ]
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f3673f33d1e864ea50e0a0d294bdc083";

export default node;
