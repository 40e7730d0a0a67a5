/**
 * @generated SignedSource<<bef3d0d0b01c3b56d27032806113c6e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type viewerOpenings_viewer$data = {
  readonly defaultViews: ReadonlyArray<{
    readonly list: string;
    readonly state: {
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
    readonly viewId: string;
  }> | null | undefined;
  readonly email: string;
  readonly " $fragmentType": "viewerOpenings_viewer";
};
export type viewerOpenings_viewer$key = {
  readonly " $data"?: viewerOpenings_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"viewerOpenings_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "viewerOpenings_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DefaultView",
      "kind": "LinkedField",
      "name": "defaultViews",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "list",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "viewId",
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
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "column",
                  "storageKey": null
                },
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "a78fa854742abec56726c6a8554a9e61";

export default node;
