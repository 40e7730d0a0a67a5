/**
 * @generated SignedSource<<54918ef7ffccab81198bf461f3e0c343>>
 * @relayHash 186600f0392ee98577402b8f1bd92311
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1b70c4f8953dfb8b27c11c2f55b900a4bc8dee2607925ffedf441828fb43e02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1b70c4f8953dfb8b27c11c2f55b900a4bc8dee2607925ffedf441828fb43e02",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
