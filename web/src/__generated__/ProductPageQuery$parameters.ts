/**
 * @generated SignedSource<<28cf72dcbcd47a967dc609b3f035bb80>>
 * @relayHash 1a29e166adeb3fcef51ad05fc9a5a86a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 74d2345de3a077ef2bb75dc246d633e5ef67c2b7a761c817a67b4aa2233fa76a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "74d2345de3a077ef2bb75dc246d633e5ef67c2b7a761c817a67b4aa2233fa76a",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
