/**
 * @generated SignedSource<<88ba89319bdcd4f163d574517a122447>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TwoStepRule = "EVERYBODY" | "OPTIONAL" | "OWNERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TwoStepRuleCard_viewer$data = {
  readonly twoStepRule: TwoStepRule | null | undefined;
  readonly " $fragmentType": "TwoStepRuleCard_viewer";
};
export type TwoStepRuleCard_viewer$key = {
  readonly " $data"?: TwoStepRuleCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TwoStepRuleCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "TwoStepRuleCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "twoStepRule",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "72fceca7bd31ea7ccc024ef2bf500904";

export default node;
