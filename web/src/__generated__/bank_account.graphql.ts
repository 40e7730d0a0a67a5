/**
 * @generated SignedSource<<ff74e5408b62b07ca5737ebe2a558e1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
export type BankAccountType = "CURRENT" | "SAVINGS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type bank_account$data = {
  readonly bankName: string;
  readonly branchName: string;
  readonly holder: string;
  readonly ifsc: string;
  readonly type: BankAccountType | null | undefined;
  readonly " $fragmentType": "bank_account";
};
export type bank_account$key = {
  readonly " $data"?: bank_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"bank_account">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bank_account"
};

(node as any).hash = "bfd1f56dedb44fd42b74c075c7bc9a97";

export default node;
