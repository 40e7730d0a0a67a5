/**
 * @generated SignedSource<<f0ccb79ed4a80c1ad5ba5e0aee39d289>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useSavedViewChanges_listed$data = {
  readonly isDefault: boolean;
  readonly isHidden: boolean;
  readonly isPinned: boolean;
  readonly view: {
    readonly id: string;
    readonly isDefaultForEverybody: boolean;
    readonly isShared: boolean;
    readonly name: string;
    readonly state: {
      readonly columns: ReadonlyArray<{
        readonly column: string;
        readonly width: number | null | undefined;
      }> | null | undefined;
      readonly filters: ReadonlyArray<{
        readonly name: string;
        readonly values: ReadonlyArray<string>;
      }>;
      readonly mode: string | null | undefined;
      readonly pageSize: number | null | undefined;
      readonly search: string | null | undefined;
      readonly sort: {
        readonly column: string;
        readonly isDescending: boolean;
      } | null | undefined;
    };
    readonly version: string;
    readonly viewerCanChange: boolean;
  };
  readonly " $fragmentType": "useSavedViewChanges_listed";
};
export type useSavedViewChanges_listed$key = {
  readonly " $data"?: useSavedViewChanges_listed$data;
  readonly " $fragmentSpreads": FragmentRefs<"useSavedViewChanges_listed">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "column",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useSavedViewChanges_listed",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPinned",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isHidden",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SavedView",
      "kind": "LinkedField",
      "name": "view",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShared",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDefaultForEverybody",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewerCanChange",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SavedViewState",
          "kind": "LinkedField",
          "name": "state",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "search",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SavedViewFilter",
              "kind": "LinkedField",
              "name": "filters",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "values",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SavedViewSort",
              "kind": "LinkedField",
              "name": "sort",
              "plural": false,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isDescending",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "SavedViewColumn",
              "kind": "LinkedField",
              "name": "columns",
              "plural": true,
              "selections": [
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "width",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "pageSize",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "mode",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ListedSavedView",
  "abstractKey": null
};
})();

(node as any).hash = "0d2d478a6e7bb846cc51d352fe07352b";

export default node;
