/**
 * @generated SignedSource<<07cc6dea58e6c201936cec6ea3c907e0>>
 * @relayHash 44bb95e2fbe7b11d5423754c019e31de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d0efcac0fba3e8f8174ef1f797ad1f6e7380124ea0de4cd9847981dfc379751

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewBrandPageQuery } from './ViewBrandPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewBrandPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d0efcac0fba3e8f8174ef1f797ad1f6e7380124ea0de4cd9847981dfc379751",
    "metadata": {},
    "name": "ViewBrandPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
