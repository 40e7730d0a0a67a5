/**
 * @generated SignedSource<<12ce77ed07009e63ea752924bc09fa26>>
 * @relayHash ca6092578bb2eb7f57eb209ca176238c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 84d5fc758f67a0d238f6801a3fcf4bcf30fd5cd5cf7e8be8f1c02ed3e9c9898a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "84d5fc758f67a0d238f6801a3fcf4bcf30fd5cd5cf7e8be8f1c02ed3e9c9898a",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
