/**
 * @generated SignedSource<<932d1509743ba7fa7313e10b8e2f414e>>
 * @relayHash 8b9cf539cca3b7135d9202fdba27a8e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ab5a225f5ac97183f0e38d3297b825cd938ffc293fc492f328a79b55a85eea82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ab5a225f5ac97183f0e38d3297b825cd938ffc293fc492f328a79b55a85eea82",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
