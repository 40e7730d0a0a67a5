/**
 * @generated SignedSource<<c49ad96c41fe5a1a11969fcd27081e5b>>
 * @relayHash 22b846b446ac4398ade0dc32fa591468
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76ef7c11482ddf8cd5b8ab4bba21483bcd036e623f7fb68388d101a975c0812b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76ef7c11482ddf8cd5b8ab4bba21483bcd036e623f7fb68388d101a975c0812b",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
