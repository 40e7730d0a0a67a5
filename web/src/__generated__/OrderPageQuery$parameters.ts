/**
 * @generated SignedSource<<9a9b158a3fe743333f4f6b227c151429>>
 * @relayHash 3c3c35bccb15714132efd1deaf21eb9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7323e4314776c189ee57fc7d8a05db0a6a86be59d5ad8a4dc0752abe0442db75

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderPageQuery } from './OrderPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7323e4314776c189ee57fc7d8a05db0a6a86be59d5ad8a4dc0752abe0442db75",
    "metadata": {},
    "name": "OrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
