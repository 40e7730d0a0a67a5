/**
 * @generated SignedSource<<3c61711b54ed6a43d69ebba6b31d0d56>>
 * @relayHash 84f69ca1f0f099bb8d991502e827862b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1db37cb90f0332526cba32730158f318a53d811a0ce08a03807f8c1814f896e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductStatesPageQuery } from './ProductStatesPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductStatesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1db37cb90f0332526cba32730158f318a53d811a0ce08a03807f8c1814f896e",
    "metadata": {},
    "name": "ProductStatesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
