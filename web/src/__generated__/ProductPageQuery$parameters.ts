/**
 * @generated SignedSource<<67d8fe4e570e56f724fad88c3e179dc1>>
 * @relayHash 999fb2faaabbb67d6c92b4838aac7cf8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40c27fcf11e3de08b59bfc122df5b6b0d6141ae0ea652f5add624348776e860d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40c27fcf11e3de08b59bfc122df5b6b0d6141ae0ea652f5add624348776e860d",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
