/**
 * @generated SignedSource<<77aad0f5ab801d70c647bd47a7f54b37>>
 * @relayHash 8bf534ef8bc1a4e73a63885f56172767
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d46e731958a716544d049e6f16e6eb528fae687f56daf67f343b2d3d03348e97

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductPageQuery } from './ProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d46e731958a716544d049e6f16e6eb528fae687f56daf67f343b2d3d03348e97",
    "metadata": {},
    "name": "ProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
