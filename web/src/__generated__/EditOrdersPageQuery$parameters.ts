/**
 * @generated SignedSource<<785ae76a4ea7f8dbd165191c7acadde0>>
 * @relayHash 39fce0210b3676b6fb09ae134bbb8adb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 130d72bdcaadd6dbfea034f9ed5c66d91d56d5587000bb642273c1ec2ce4c4e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditOrdersPageQuery } from './EditOrdersPageQuery.graphql';

const node: PreloadableConcreteRequest<EditOrdersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "130d72bdcaadd6dbfea034f9ed5c66d91d56d5587000bb642273c1ec2ce4c4e6",
    "metadata": {},
    "name": "EditOrdersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
