/**
 * @generated SignedSource<<e6ab6daf904acf88b54de9a412894112>>
 * @relayHash 674898c117b8613133e4b3ac0d5fce55
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bdf58923da2d72d2d313a4a2c9aa796d733b68e0f69a7503edab0a840e33107b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bdf58923da2d72d2d313a4a2c9aa796d733b68e0f69a7503edab0a840e33107b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
