/**
 * @generated SignedSource<<ea5ba1ab60ca408d72e81916bdf55169>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bannerForm_banner$data = {
  readonly buttonText: string;
  readonly category: {
    readonly path: ReadonlyArray<{
      readonly id: string;
      readonly name: string;
    }> | null | undefined;
  } | null | undefined;
  readonly endDate: string | null | undefined;
  readonly isActive: boolean | null | undefined;
  readonly order: number;
  readonly slogan: string;
  readonly startDate: string | null | undefined;
  readonly " $fragmentType": "bannerForm_banner";
};
export type bannerForm_banner$key = {
  readonly " $data"?: bannerForm_banner$data;
  readonly " $fragmentSpreads": FragmentRefs<"bannerForm_banner">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bannerForm_banner"
};

(node as any).hash = "acf987c20d072b368f05cc1d2b902794";

export default node;
