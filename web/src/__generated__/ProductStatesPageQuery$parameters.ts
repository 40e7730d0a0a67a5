/**
 * @generated SignedSource<<e7f8dceca6e6ccd52e5df66db2218777>>
 * @relayHash 04383f543b7e9a4029ca81c58e49c761
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aab58cee0777fba3500c40958ccf1a90a2cc00bc47e4932777d6c22b1a6037fa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aab58cee0777fba3500c40958ccf1a90a2cc00bc47e4932777d6c22b1a6037fa",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
