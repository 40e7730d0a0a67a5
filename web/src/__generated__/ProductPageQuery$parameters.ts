/**
 * @generated SignedSource<<eca421c64b1d08685e0a2fa8c8919de8>>
 * @relayHash 0148c261d422f4fa8b4799ff61c691c4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c02aa46cd832600f74048349eeffb72b995533f1ced18cd57133c61dda9c2db5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c02aa46cd832600f74048349eeffb72b995533f1ced18cd57133c61dda9c2db5",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
