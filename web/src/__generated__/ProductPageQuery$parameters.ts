/**
 * @generated SignedSource<<60f14bba04238d5a1a3e726e7f309880>>
 * @relayHash f26adc6faa5e9173089e2c34a760158a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ca44c984c4afef589252bae8ddc843e5c5cac7b53793542f575a445d9ffc3dd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8ca44c984c4afef589252bae8ddc843e5c5cac7b53793542f575a445d9ffc3dd",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
